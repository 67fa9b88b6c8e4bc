import { ask, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { zoneOf } from '@foyer/shared/time';
import { uniqueRows } from '../records/unique-rows';
import { useRefreshed } from '../records/use-refreshed';
import type { AccountFilter } from './account-filter';

const PAGE_SIZE = 20;

/** The account record page by page, newest first; each page has the totals of the whole period. */
function accountRecordsQuery({ from, to, kind }: AccountFilter) {
  const query = {
    startDate: from,
    endDate: to,
    zone: zoneOf(),
    pageSize: PAGE_SIZE,
    ...(kind === '' ? {} : { kind }),
  };
  return pagesQuery('accountRecords', query, (pageNo, signal) => ask('accountRecords', signal, { ...query, pageNo }));
}

/** The record of a filter, reloaded whenever the balance is. */
export function useAccountRecords(filter: AccountFilter) {
  const query = useInfiniteQuery({ ...accountRecordsQuery(filter), staleTime: 0 });
  useRefreshed('accountRecords');
  const pages = query.data?.pages;
  return { query, first: pages?.[0], rows: uniqueRows(pages?.flatMap(({ content }) => content) ?? []) };
}
