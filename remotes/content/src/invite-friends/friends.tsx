import { useT } from '@foyer/shared/i18n';
import { Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { LoadMore } from '../activity/load-more';
import { FriendRow } from './friend-row';
import { useFriends } from './get-invitation';
import styles from './invite-friends.module.css';

/** Whom the member brought, newest first; without anybody, what to do (F-INVITE-02). */
export function Friends({ currency }: { currency: string }) {
  const t = useT('content');
  const { query, friends } = useFriends();
  return (
    <QueryView
      query={{ ...query, data: friends }}
      skeleton={
        <Loading>
          <Skeleton shape="block" count={3} className={styles.rowWaits} />
        </Loading>
      }
      empty={<NoData text={t('invite.empty')} />}
      failed={{ look: 'inline' }}
    >
      {(list) => (
        <>
          <ul aria-label={t('invite.list')} className={styles.list}>
            {list.map((friend) => (
              <FriendRow key={friend.id} friend={friend} currency={currency} />
            ))}
          </ul>
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  );
}
