import type { ValueOf } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { type DayRange, markText, type ReportSource } from '@foyer/shared/report';
import { dateOf } from '@foyer/shared/time';

export type TeamRebate = ValueOf<'teamRebate'>;
export type RebateRow = TeamRebate['content'][number];

/** Noon of a day by the device, so that a day of the merchant shows as that day everywhere. */
export function noonOf(day: string): number {
  const date = dateOf(day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

/** What the days of a range brought; a day is written once, so that no later row moves the pages. */
export function rebateSource({ from, to }: DayRange): ReportSource<RebateRow, TeamRebate> {
  const of = { startDate: from, endDate: to };
  return {
    call: 'teamRebate',
    of,
    load: ({ pageNo, pageSize }, signal) => ask('teamRebate', signal, { ...of, pageNo, pageSize }),
    markOf: ({ day, memberId }) => markText(noonOf(day), String(memberId)),
  };
}
