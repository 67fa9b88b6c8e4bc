import { call, merchantCode } from '@foyer/shared/api';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { type SessionInfo, useSession } from '@foyer/shared/session';
import { setFlags } from '@foyer/shared/shell';
import { cached } from '@foyer/shared/storage';
import { useEffect } from 'react';

const promotionsQuery = (session: SessionInfo | undefined) =>
  cachedQuery(() => cached.promotionList.of([merchantCode()], session?.userName), {
    queryKey: ['promotions', session?.token ?? ''],
    queryFn: () => call('promotions', {}),
  });

/**
 * Keeps the merchant's promotions in the flags for whoever asks (A073).
 * @returns whether the platform has answered: what was kept from the last visit lets nobody in and turns nobody away
 */
export function usePromotions(): boolean {
  const session = useSession((state) => state.session);
  const { data, isFetched } = useQuery(promotionsQuery(session));
  useEffect(() => {
    if (Array.isArray(data)) setFlags({ promotions: data });
  }, [data]);
  return isFetched;
}
