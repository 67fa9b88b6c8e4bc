import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Number of unread messages; 0 for visitors and until known (A071). It is asked for again when the member comes back to the tab. */
export function useUnread(): number {
  const isMember = useSession((state) => state.session !== undefined);
  const { data = 0 } = useQuery({
    ...callQuery('unreadMessages'),
    enabled: isMember,
    refetchOnWindowFocus: 'always',
  });
  return isMember ? data : 0;
}
