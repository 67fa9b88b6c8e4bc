import type { Message } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { List } from '@foyer/shared/ui';
import { type ReactNode, useState } from 'react';
import { useCounts } from './get-messages';
import { ListHead } from './list-head';
import { MessageRow } from './message-row';
import { PickBar } from './pick-bar';
import { remove } from './removal';
import { useReadAll } from './use-reading';

interface MessageListProps {
  messages: readonly Message[];
  /** The way to older messages. */
  more: ReactNode;
}

/** The loaded messages, opened one by one or picked to be deleted together. */
export function MessageList({ messages, more }: MessageListProps) {
  const t = useT('content');
  const readAll = useReadAll();
  const counts = useCounts();
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const chosen = picked === undefined ? [] : messages.filter(({ id }) => picked.has(id));
  const isWhole = chosen.length === messages.length;
  const pick = (id: number, isPicked: boolean) =>
    setPicked((before) => new Set(isPicked ? [...(before ?? []), id] : [...(before ?? [])].filter((it) => it !== id)));
  return (
    <>
      <ListHead
        counts={counts}
        picks={picked !== undefined}
        onPicks={(picks) => setPicked(picks ? new Set() : undefined)}
        isWhole={isWhole}
        onWhole={() => setPicked(new Set(isWhole ? [] : messages.map(({ id }) => id)))}
        readsAll={readAll.isPending}
        onReadAll={() => readAll.mutate(Math.max(...messages.map(({ id }) => id)))}
      />
      <List label={t('messages.title')}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            picked={picked?.has(message.id)}
            onPick={(isPicked) => pick(message.id, isPicked)}
          />
        ))}
      </List>
      {more}
      {picked === undefined ? null : (
        <PickBar
          count={chosen.length}
          onDelete={() => {
            setPicked(undefined);
            remove(chosen);
          }}
        />
      )}
    </>
  );
}
