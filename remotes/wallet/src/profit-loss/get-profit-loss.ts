import type { ProfitLoss } from '@foyer/shared/contract';
import { ask, callQuery, useQuery } from '@foyer/shared/query';
import type { DayRange, ReportSource } from '@foyer/shared/report';
import { useRefreshed } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';

export type ProfitDay = ProfitLoss['days'][number];

const wishOf = ({ from, to }: DayRange) => ({ startDate: from, endDate: to, zone: zoneOf() });

/** What was won and lost in some days, loaded anew whenever the balance is. */
export function useProfitLoss(range: DayRange) {
  useRefreshed('profitLoss');
  return useQuery({ ...callQuery('profitLoss', wishOf(range)), staleTime: 0 });
}

/** The days with figures as rows of a file. */
export function daySource(
  range: DayRange,
): ReportSource<ProfitDay, { content: ProfitDay[]; pageNum: 1; totalPages: 1 }> {
  const of = wishOf(range);
  return {
    call: 'profitLoss',
    of,
    load: async (_, signal) => ({ content: (await ask('profitLoss', signal, of)).days, pageNum: 1, totalPages: 1 }),
    markOf: ({ date }) => date,
  };
}
