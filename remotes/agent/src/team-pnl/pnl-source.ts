import type { ValueOf } from '@foyer/shared/contract';
import { ask, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { type ReportSource, useRefreshed } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { PnlFilter } from './pnl-filter';

export type TeamPnl = ValueOf<'teamPnl'>;
export type PnlLine = TeamPnl['content'][number];

const PAGE_SIZE = 20;

/** The lines of the agent, or of a member of the team, a page at a time. */
export function pnlSource(filter: Omit<PnlFilter, 'period'>): ReportSource<PnlLine, TeamPnl> {
  const { from, to, memberId, order, direction, lines } = filter;
  const of = {
    ...{ startDate: from, endDate: to, zone: zoneOf(), order, direction, lines },
    ...(memberId === undefined ? {} : { memberId }),
  };
  return {
    call: 'teamPnl',
    of,
    load: ({ pageNo, pageSize }, signal) => ask('teamPnl', signal, { ...of, pageNo, pageSize }),
    markOf: ({ memberId: id }) => String(id),
  };
}

/** The loaded lines. While another order loads, those of the one before stay. */
export function usePnl(filter: PnlFilter) {
  const { call, of, load } = pnlSource(filter);
  const query = useInfiniteQuery({
    ...pagesQuery(call, of, (pageNo, signal) => load({ pageNo, pageSize: PAGE_SIZE }, signal)),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  useRefreshed(call);
  const pages = query.data?.pages;
  // Figures move between two pages, and a line with them.
  const lines = new Map(pages?.flatMap(({ content }) => content.map((line) => [line.memberId, line] as const)));
  return { query, first: pages?.[0], lines: [...lines.values()] };
}
