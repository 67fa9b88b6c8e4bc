import { call } from '@foyer/shared/api';
import { flagStore } from '@foyer/shared/flags';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { useEffect } from 'react';

const promotionsQuery = (token: string | undefined) =>
  queryOptions({ queryKey: ['promotions', token ?? ''], queryFn: () => call('promotions', {}) });

/**
 * Keeps the merchant's promotions in the flags for whoever asks (A073).
 * @returns whether they are known yet
 */
export function usePromotions(): boolean {
  const token = useSession((state) => state.session?.token);
  const { data, isPending } = useQuery(promotionsQuery(token));
  useEffect(() => {
    if (Array.isArray(data)) flagStore.setState({ promotions: data });
  }, [data]);
  return !isPending;
}
