import { callQuery, invalidate, useQuery } from '@foyer/shared/query';

/** What guards the account (S7-API-69, A093). */
export const useSecurity = () => useQuery(callQuery('security'));

/** Where the account is logged in: who looks here wants to know who is in now. */
export const useSessions = () => useQuery({ ...callQuery('memberSessions'), staleTime: 0 });

/** The browsers that have logged in. */
export const useDevices = () => useQuery({ ...callQuery('devices'), staleTime: 0 });

/** Everything on the page loads anew. */
export function loadSecurityAnew(): void {
  for (const call of ['security', 'memberSessions', 'devices'] as const) void invalidate(call);
}
