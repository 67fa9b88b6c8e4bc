import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Unread messages of the member's inbox; 0 for a visitor, and until it is known (A071). */
export function useUnread(): number {
  const isMember = useSession((state) => state.session !== undefined);
  const { data = 0 } = useQuery({ ...callQuery('unreadMessages'), enabled: isMember });
  return isMember ? data : 0;
}
