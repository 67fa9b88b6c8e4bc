import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { useEffect } from 'react';
import { zone } from '../records/days';
import { uniqueRows } from '../records/unique-rows';
import type { AccountFilter } from './account-filter';

const PAGE_SIZE = 20;
const recordsKey = ['wallet', 'accountRecords'] as const;

/** The account record, newest first, page by page; each page carries the totals of the whole period. */
const accountRecordsOptions = ({ from, to, kind }: AccountFilter, token: string) =>
  infiniteQueryOptions({
    // With the token: what one member has seen is never shown to the next.
    queryKey: [...recordsKey, token, from, to, kind],
    queryFn: ({ pageParam, signal }) =>
      call('accountRecords', {
        query: {
          startDate: from,
          endDate: to,
          zone: zone(),
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          ...(kind === '' ? {} : { kind }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
    staleTime: 0,
  });

/** The record of a filter; loads anew whenever the balance does. */
export function useAccountRecords(filter: AccountFilter) {
  const client = useQueryClient();
  const token = useSession((state) => state.session?.token) ?? '';
  const query = useInfiniteQuery(accountRecordsOptions(filter, token));
  useEffect(
    () =>
      bus.on('wallet:refresh', () => void client.invalidateQueries({ queryKey: recordsKey }, { cancelRefetch: false })),
    [client],
  );
  const pages = query.data?.pages;
  return { query, first: pages?.[0], rows: uniqueRows(pages?.flatMap(({ content }) => content) ?? []) };
}
