import { callQuery, useQuery } from '@foyer/shared/query';
import { setFlags } from '@foyer/shared/shell';
import { useEffect } from 'react';

/**
 * Keeps the merchant's promotions in the flags for whoever asks (A073).
 * @returns whether the platform has answered: what was kept from the last visit lets nobody in and turns nobody away
 */
export function usePromotions(): boolean {
  const { data, isFetched } = useQuery(callQuery('promotions'));
  useEffect(() => {
    if (Array.isArray(data)) setFlags({ promotions: data });
  }, [data]);
  return isFetched;
}
