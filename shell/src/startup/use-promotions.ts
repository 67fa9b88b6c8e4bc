import { callQuery, useQuery } from '@foyer/shared/query';
import { setFlags } from '@foyer/shared/shell';
import { useEffect } from 'react';

/**
 * Loads the merchant's promotions into the flags (A073).
 * Pages show them, so that theirs is the line about an old answer.
 * @returns whether the platform has answered: guards must not decide by kept promotions
 */
export function usePromotions(): boolean {
  const { data, isFetched } = useQuery({ ...callQuery('promotions'), meta: {} });
  useEffect(() => {
    if (Array.isArray(data)) setFlags({ promotions: data });
  }, [data]);
  return isFetched;
}
