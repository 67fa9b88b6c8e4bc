import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

const useToken = () => useSession((state) => state.session?.token) ?? '';

const securityOptions = (token: string) =>
  queryOptions({
    queryKey: ['account', 'security', 'settings', token],
    queryFn: ({ signal }) => call('security', { signal }),
  });

const sessionsOptions = (token: string) =>
  queryOptions({
    queryKey: ['account', 'security', 'sessions', token],
    queryFn: ({ signal }) => call('memberSessions', { signal }),
    // Who looks here wants to know who is in now.
    staleTime: 0,
  });

const devicesOptions = (token: string) =>
  queryOptions({
    queryKey: ['account', 'security', 'devices', token],
    queryFn: ({ signal }) => call('devices', { signal }),
    staleTime: 0,
  });

/** What guards the account (S7-API-69, A093). */
export const useSecurity = () => useQuery(securityOptions(useToken()));

/** Where the account is logged in. */
export const useSessions = () => useQuery(sessionsOptions(useToken()));

/** The browsers that have logged in. */
export const useDevices = () => useQuery(devicesOptions(useToken()));
