import type { AccountRecord, AccountRecordPage } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { markText, type ReportSource } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { AccountFilter } from './account-filter';

/** The movements of a filter; each page has the totals of the whole period. */
export function accountSource({
  from,
  to,
  kind,
  agency,
}: AccountFilter): ReportSource<AccountRecord, AccountRecordPage> {
  const of = {
    ...{ startDate: from, endDate: to, zone: zoneOf() },
    ...(agency ? { types: 'A' as const } : {}),
    ...(kind === '' ? {} : { kind }),
  };
  return {
    call: 'accountRecords',
    of,
    load: (asked, signal) => ask('accountRecords', signal, { ...of, ...asked }),
    markOf: ({ at, id }) => markText(at, id),
  };
}
