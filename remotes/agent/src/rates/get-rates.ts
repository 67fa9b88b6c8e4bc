import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { ask, callQuery, invalidate, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';

export type Rated = ValueOf<'changeRates'>;
export type CategoryRate = Rated['rates'][number];

const PAGE_SIZE = 20;

/** Direct members with the rates that the agent gives, page by page. */
export function useRates() {
  const query = useInfiniteQuery(
    pagesQuery('agentRates', { pageSize: PAGE_SIZE }, (pageNo, signal) =>
      ask('agentRates', signal, { pageNo, pageSize: PAGE_SIZE }),
    ),
  );
  const pages = query.data?.pages;
  return { query, first: pages?.[0], members: pages?.flatMap(({ content }) => content) ?? [] };
}

/** One direct member; fresh each time, because somebody else may have changed it. */
export const useRatesOf = (memberId: number) =>
  useQuery({ ...callQuery('agentRates', { pageNo: 1, pageSize: 1, memberId }), staleTime: 0, gcTime: 0 });

export const askRatesOf = (memberId: number) => call('agentRates', { query: { pageNo: 1, pageSize: 1, memberId } });

export const useHistory = (memberId: number) => useQuery({ ...callQuery('rateHistory', { memberId }), staleTime: 0 });

export async function saveRates(member: Rated, rates: readonly { category: string; rate: string }[]): Promise<Rated> {
  const saved = await call('changeRates', {
    body: { memberId: member.memberId, version: member.version, rates: [...rates] },
  });
  invalidate('agentRates');
  invalidate('rateHistory');
  return saved;
}
