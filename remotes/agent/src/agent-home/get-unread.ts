import { callQuery, useQuery } from '@foyer/shared/query';

/** Number of unread agent announcements; 0 until known (S3-AGENT-04). Loaded only if they can be read. */
export function useUnreadNotices(offered: boolean): number {
  const { data } = useQuery({ ...callQuery('agentUnread'), enabled: offered });
  return (offered ? data?.footer.unreadCount : undefined) ?? 0;
}
