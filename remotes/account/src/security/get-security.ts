import { callQuery, invalidate, useQuery } from '@foyer/shared/query';

/** The account's security settings (S7-API-69, A093). */
export const useSecurity = () => useQuery(callQuery('security'));

/** The account's sessions, never from the cache: this list must be current. */
export const useSessions = () => useQuery({ ...callQuery('memberSessions'), staleTime: 0 });

export const useDevices = () => useQuery({ ...callQuery('devices'), staleTime: 0 });

export function loadSecurityAnew(): void {
  for (const call of ['security', 'memberSessions', 'devices'] as const) void invalidate(call);
}
