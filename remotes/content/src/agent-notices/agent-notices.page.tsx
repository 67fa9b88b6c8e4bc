import { CONTENT_TYPES } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { NoticeList } from '../notice/notice-list';
import styles from './agent-notices.module.css';

/** Notices to agents. The platform takes them as read when it hands out this list, so the badge is asked for anew (F-NOTICE-02). */
export default function AgentNotices() {
  const t = useT('content');
  const query = useQuery({
    ...callQuery('announcements', { types: CONTENT_TYPES.AGENT }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const { isFetchedAfterMount, isSuccess, dataUpdatedAt } = query;
  useEffect(() => {
    if (isFetchedAfterMount && isSuccess && dataUpdatedAt > 0) void invalidate('agentUnread');
  }, [isFetchedAfterMount, isSuccess, dataUpdatedAt]);
  return (
    <div className={styles.page}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" count={6} />
          </Loading>
        }
        empty={
          <NoData
            text={t('agentNotices.empty')}
            action={<LinkButton to="/m/agent">{t('agentNotices.agency')}</LinkButton>}
          />
        }
      >
        {(list) => <NoticeList notices={list} heading="h2" />}
      </QueryView>
    </div>
  );
}
