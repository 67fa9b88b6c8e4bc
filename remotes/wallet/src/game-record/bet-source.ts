import type { BetRecord, BetRecordPage } from '@foyer/shared/contract';
import { ask } from '@foyer/shared/query';
import { markText, type ReportSource } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { RecordFilter } from './record-filter';

/** The bets of a filter; each page has the totals of the whole period and its days. */
export function betSource({ from, to, gameType, status }: RecordFilter): ReportSource<BetRecord, BetRecordPage> {
  const of = {
    startDate: from,
    endDate: to,
    zone: zoneOf(),
    ...(gameType === '' ? {} : { gameType }),
    ...(status === '' ? {} : { status }),
  };
  return {
    call: 'betRecords',
    of,
    load: (asked, signal) => ask('betRecords', signal, { ...of, ...asked }),
    markOf: ({ placedAt, id }) => markText(placedAt, id),
  };
}
