import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { LoadMore } from '../activity/load-more';
import { useMessages } from './get-messages';
import { MessageDialog } from './message-dialog';
import { MessageList } from './message-list';
import styles from './messages.module.css';
import { UndoBar } from './undo-bar';
import { useRemovals } from './use-removals';

/** /m/webEmail: the member's inbox (F-MESSAGE-01 to F-MESSAGE-03). */
export default function MessagesPage() {
  const t = useT('content');
  const { query, messages } = useMessages();
  const { hidden, waiting } = useRemovals();
  const shown = messages?.filter(({ id }) => !hidden.has(id));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  // After everything that was loaded is deleted, older messages take its place.
  const isShort = shown?.length === 0 && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  const skeleton = (
    <Loading className={styles.waiting}>
      <Skeleton shape="block" count={7} className={styles.row} />
    </Loading>
  );
  return (
    <div className={styles.page}>
      <QueryView
        query={{ ...query, data: isShort ? undefined : shown }}
        skeleton={skeleton}
        empty={<NoData text={t('messages.empty')} action={<LinkButton to={HOME}>{t('messages.home')}</LinkButton>} />}
      >
        {(list) => <MessageList messages={list} more={<LoadMore query={query} />} />}
      </QueryView>
      <p role="status" className="visually-hidden">
        {waiting.length > 0 ? t('messages.deleted', { count: waiting.length }) : ''}
      </p>
      {waiting.length > 0 ? <UndoBar key={waiting[0]?.id} count={waiting.length} /> : null}
      <MessageDialog messages={shown} waits={query.isPending} />
    </div>
  );
}
