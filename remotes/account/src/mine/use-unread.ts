import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/**
 * Number of unread messages; 0 until known (A071). It is asked for again when the member comes back to the tab.
 * @param offered whether the inbox is; nothing is asked for without it, nor for visitors
 */
export function useUnread(offered: boolean): number {
  const isMember = useSession(({ session }) => session !== undefined);
  const enabled = offered && isMember;
  const { data = 0 } = useQuery({ ...callQuery('unreadMessages'), enabled, refetchOnWindowFocus: 'always' });
  return enabled ? data : 0;
}
