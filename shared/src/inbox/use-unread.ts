import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/**
 * Number of a member's unread messages (A071); 0 until known and for visitors. It is asked for again when the member comes back to
 * the tab.
 * @param offered whether the page leads to the inbox; without it nothing is asked for
 */
export function useUnread(offered = true): number {
  const isMember = useSession(({ session }) => session !== undefined);
  const enabled = offered && isMember;
  const { data = 0 } = useQuery({ ...callQuery('unreadMessages'), enabled, refetchOnWindowFocus: 'always' });
  return enabled ? data : 0;
}
