import { callQuery, useQuery } from '@foyer/shared/query';

/** Whether a text may be the number of a bet. */
export const isBetId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** One bet of the member, or null where there is none of theirs. What is no number of a bet is not asked for. */
export function useBet(id: string) {
  return useQuery({ ...callQuery('betRecord', { id }), staleTime: 0, enabled: isBetId(id) });
}
