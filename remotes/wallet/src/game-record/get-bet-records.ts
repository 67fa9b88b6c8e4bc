import { ask, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { zoneOf } from '@foyer/shared/time';
import { uniqueRows } from '../records/unique-rows';
import { useRefreshed } from '../records/use-refreshed';
import type { RecordFilter } from './record-filter';

const PAGE_SIZE = 20;

/** The betting record page by page, newest first; the first page also has the totals and daily sums of the whole period. */
function betRecordsQuery({ from, to, gameType, status }: RecordFilter) {
  const query = {
    startDate: from,
    endDate: to,
    zone: zoneOf(),
    pageSize: PAGE_SIZE,
    ...(gameType === '' ? {} : { gameType }),
    ...(status === '' ? {} : { status }),
  };
  return pagesQuery('betRecords', query, (pageNo, signal) => ask('betRecords', signal, { ...query, pageNo }));
}

/** The record of a filter, reloaded whenever the balance is. */
export function useBetRecords(filter: RecordFilter) {
  const query = useInfiniteQuery({ ...betRecordsQuery(filter), staleTime: 0 });
  useRefreshed('betRecords');
  const pages = query.data?.pages;
  return { query, first: pages?.[0], rows: uniqueRows(pages?.flatMap(({ content }) => content) ?? []) };
}
