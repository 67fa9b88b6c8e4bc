import { call } from '@foyer/shared/api';
import { useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Unread messages of the member's inbox; 0 for a visitor, and until it is known (A071). */
export function useUnread(): number {
  const account = useSession((state) => state.session?.userName);
  const { data } = useQuery({
    // The agent home asks for the same and shares the answer.
    queryKey: ['unreadMessages', account ?? ''],
    queryFn: ({ signal }) => call('unreadMessages', { signal }),
    enabled: account !== undefined,
  });
  return account === undefined ? 0 : (data ?? 0);
}
