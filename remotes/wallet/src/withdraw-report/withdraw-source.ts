import type { WithdrawOrder, WithdrawReport } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { markText, type ReportSource } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { WithdrawFilter } from './withdraw-filter';

/** The withdrawals of a filter; each page has the totals of the whole period. */
export function withdrawSource({ from, to, status }: WithdrawFilter): ReportSource<WithdrawOrder, WithdrawReport> {
  const of = { ...{ startDate: from, endDate: to, zone: zoneOf() }, ...(status === '' ? {} : { status }) };
  return {
    call: 'withdrawReport',
    of,
    load: (asked, signal) => ask('withdrawReport', signal, { ...of, ...asked }),
    markOf: ({ createdAt, orderNo }) => markText(createdAt, orderNo.slice(1)),
  };
}
