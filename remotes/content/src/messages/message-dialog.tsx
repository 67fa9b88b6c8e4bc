import type { Message } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { Button, Dialog, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { useOpened } from './address';
import { useMessage } from './get-messages';
import styles from './message-dialog.module.css';
import { remove } from './removal';
import { useMarkRead } from './use-reading';

function Content({ message }: { message: Message }) {
  return (
    <article className={styles.message}>
      <time dateTime={new Date(message.sentAt).toISOString()} className={styles.time}>
        {stampText(message.sentAt, 'full')}
      </time>
      <p dir="auto" className={styles.body}>
        {message.body}
      </p>
    </article>
  );
}

interface MessageDialogProps {
  /** The loaded messages; undefined until the first page has come. */
  messages: readonly Message[] | undefined;
  /** Whether the list waits for its first page, which may have the message. */
  waits: boolean;
}

/** The message of the address, from the list or, if that has not got it, from the platform. */
export function MessageDialog({ messages, waits }: MessageDialogProps) {
  const t = useT('content');
  const { id, close } = useOpened();
  // A closing dialog still shows its message.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const [doomed, setDoomed] = useState<Message>();
  const listed = messages?.find((each) => each.id === last);
  const single = useMessage(listed === undefined && !waits ? last : undefined);
  const message = listed ?? single.data ?? undefined;
  useMarkRead(id === undefined ? undefined : message);
  const onDelete = () => {
    setDoomed(message);
    close();
  };
  const onGone = () => {
    // Not before: the focus cannot go to the way back while the dialog is open.
    if (doomed) remove([doomed]);
    setDoomed(undefined);
  };
  const query = { ...single, data: listed ?? single.data };
  return (
    <Dialog
      open={id !== undefined}
      onClose={close}
      onGone={onGone}
      title={message?.title ?? t('messages.one')}
      actions={
        message === undefined ? undefined : (
          <>
            <Button full variant="danger" onClick={onDelete}>
              {t('messages.delete')}
            </Button>
            <Button full variant="primary" onClick={close}>
              {t('messages.close')}
            </Button>
          </>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={
          <Loading className={styles.message}>
            <Skeleton count={3} />
          </Loading>
        }
        empty={<NoData text={t('messages.gone')} />}
      >
        {(shown) => <Content message={shown} />}
      </QueryView>
    </Dialog>
  );
}
