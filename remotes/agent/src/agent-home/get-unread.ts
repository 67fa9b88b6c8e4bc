import { call } from '@foyer/shared/api';
import { useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Unread messages of the inbox; 0 until it is known. Asked only where the inbox is offered. */
export function useUnreadMessages(offered: boolean): number {
  const account = useSession((state) => state.session?.userName);
  const { data = 0 } = useQuery({
    queryKey: ['unreadMessages', account ?? ''],
    queryFn: ({ signal }) => call('unreadMessages', { signal }),
    enabled: offered,
  });
  return offered ? data : 0;
}

/** Unread announcements for agents; 0 until it is known (S3-AGENT-04). Asked only where they can be read. */
export function useUnreadNotices(offered: boolean): number {
  const account = useSession((state) => state.session?.userName);
  const { data } = useQuery({
    queryKey: ['agentUnread', account ?? ''],
    queryFn: ({ signal }) => call('agentUnread', { signal }),
    enabled: offered,
  });
  return (offered ? data?.footer.unreadCount : undefined) ?? 0;
}
