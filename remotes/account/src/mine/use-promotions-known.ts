import { callQuery, useQuery } from '@foyer/shared/query';

/**
 * Whether the promotions are known, from the platform or kept. The shell loads them into the flags.
 */
export function usePromotionsKnown(): boolean {
  const { data, isFetched } = useQuery({ ...callQuery('promotions'), enabled: false });
  return isFetched || data !== undefined;
}
