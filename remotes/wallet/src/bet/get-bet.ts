import { callQuery, useQuery } from '@foyer/shared/query';

export const isBetId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** One bet of the member, or null. An invalid id is not requested. */
export function useBet(id: string) {
  return useQuery({ ...callQuery('betRecord', { id }), staleTime: 0, enabled: isBetId(id) });
}
