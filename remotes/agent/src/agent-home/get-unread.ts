import { callQuery, useQuery } from '@foyer/shared/query';

/** Number of unread messages; 0 until known. Loaded only if the inbox is offered, and again when the member comes back to the tab. */
export function useUnreadMessages(offered: boolean): number {
  const { data = 0 } = useQuery({
    ...callQuery('unreadMessages'),
    enabled: offered,
    refetchOnWindowFocus: 'always',
  });
  return offered ? data : 0;
}

/** Number of unread agent announcements; 0 until known (S3-AGENT-04). Loaded only if they can be read. */
export function useUnreadNotices(offered: boolean): number {
  const { data } = useQuery({ ...callQuery('agentUnread'), enabled: offered });
  return (offered ? data?.footer.unreadCount : undefined) ?? 0;
}
