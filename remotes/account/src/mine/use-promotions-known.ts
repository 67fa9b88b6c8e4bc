import { callQuery, useQuery } from '@foyer/shared/query';

/**
 * Whether it is known which promotions there are, from the platform or from the last visit. The shell asks for them and keeps them
 * in the flags; nothing is asked here.
 */
export function usePromotionsKnown(): boolean {
  const { data, isFetched } = useQuery({ ...callQuery('promotions'), enabled: false });
  return isFetched || data !== undefined;
}
