import type { RebateDay, RebatePage } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { type DayRange, markText, type ReportSource } from '@foyer/shared/report';
import { dateOf } from '@foyer/shared/time';

/** Noon of a merchant's day on this device, which groups it under that day and no other. */
export const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

/** The paid days of a range; days are the merchant's. */
export function rebateSource({ from, to }: DayRange): ReportSource<RebateDay, RebatePage> {
  const of = { startDate: from, endDate: to };
  return {
    call: 'rebateReport',
    of,
    load: (asked, signal) => ask('rebateReport', signal, { ...of, ...asked }),
    markOf: ({ day }) => markText(dateOf(day).getTime(), '0'),
  };
}
