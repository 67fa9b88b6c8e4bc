import { callQuery, useQuery } from '@foyer/shared/query';

/** Unread messages of the inbox; 0 until it is known. Asked only where the inbox is offered. */
export function useUnreadMessages(offered: boolean): number {
  const { data = 0 } = useQuery({ ...callQuery('unreadMessages'), enabled: offered });
  return offered ? data : 0;
}

/** Unread announcements for agents; 0 until it is known (S3-AGENT-04). Asked only where they can be read. */
export function useUnreadNotices(offered: boolean): number {
  const { data } = useQuery({ ...callQuery('agentUnread'), enabled: offered });
  return (offered ? data?.footer.unreadCount : undefined) ?? 0;
}
