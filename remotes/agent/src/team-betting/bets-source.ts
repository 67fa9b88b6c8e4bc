import type { ValueOf } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import type { ReportPage, ReportSource } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { BetsFilter } from './bets-filter';

type TeamBets = ValueOf<'teamBets'>;
export type TeamBet = TeamBets['content'][number];
export type BetsPage = TeamBets & ReportPage<TeamBet>;

/** The bets of a filter. Each page begins where the one before ended, so that bets coming in move none. */
export function betsSource({ from, to, member, gameType, status }: BetsFilter): ReportSource<TeamBet, BetsPage> {
  const of = {
    ...{ startDate: from, endDate: to, zone: zoneOf() },
    ...(member === '' ? {} : { member }),
    ...(gameType === '' ? {} : { gameType }),
    ...(status === '' ? {} : { status }),
  };
  return {
    call: 'teamBets',
    of,
    load: async ({ pageNo, pageSize, upTo }, signal) => {
      const before = upTo === undefined ? {} : { before: upTo };
      const page = await ask('teamBets', signal, { ...of, ...before, pageSize });
      return { ...page, pageNum: pageNo, totalPages: page.next === undefined ? pageNo : pageNo + 1 };
    },
    markOf: ({ id }) => id,
    nextOf: ({ next }) => next,
  };
}
