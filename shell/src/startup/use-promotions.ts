import { callQuery, useQuery } from '@foyer/shared/query';
import { setFlags } from '@foyer/shared/shell';
import { useEffect } from 'react';

/**
 * Loads the merchant's promotions into the flags (A073).
 * @returns whether the platform has answered: guards must not decide by kept promotions
 */
export function usePromotions(): boolean {
  const { data, isFetched } = useQuery(callQuery('promotions'));
  useEffect(() => {
    if (Array.isArray(data)) setFlags({ promotions: data });
  }, [data]);
  return isFetched;
}
