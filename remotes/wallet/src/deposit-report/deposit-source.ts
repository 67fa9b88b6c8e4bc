import type { DepositOrder, DepositReport } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { markText, type ReportSource } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { DepositFilter } from './deposit-filter';

/** The deposits of a filter; each page has the totals of the whole period. */
export function depositSource({ from, to, status }: DepositFilter): ReportSource<DepositOrder, DepositReport> {
  const of = { ...{ startDate: from, endDate: to, zone: zoneOf() }, ...(status === '' ? {} : { status }) };
  return {
    call: 'depositReport',
    of,
    load: (asked, signal) => ask('depositReport', signal, { ...of, ...asked }),
    markOf: ({ createdAt, orderNo }) => markText(createdAt, orderNo.slice(1)),
  };
}
