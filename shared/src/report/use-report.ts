import { pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { loadPage, nextMark, type ReportPage, type ReportSource } from './source';
import { useRefreshed } from './use-refreshed';

const PAGE_SIZE = 20;

/** Rows without doubles, which appear when rows are booked into the past while pages load. */
function uniqueRows<R>(rows: readonly R[], markOf: (row: R) => string): R[] {
  return [...new Map(rows.map((row) => [markOf(row), row])).values()];
}

/** The rows of a report page by page, newest first, loaded anew whenever the balance is. */
export function useReport<R, P extends ReportPage<R>>(source: ReportSource<R, P>) {
  const { call, of, markOf } = source;
  const pages = pagesQuery(
    call,
    of,
    (pageNo, signal, mark) => loadPage<R, P>(source, { pageNo, pageSize: PAGE_SIZE }, mark, signal),
    (first: P, last: P) => nextMark(source, first, last),
  );
  const query = useInfiniteQuery({ ...pages, staleTime: 0 });
  useRefreshed(call);
  const loaded = query.data?.pages;
  return { query, first: loaded?.[0], rows: uniqueRows(loaded?.flatMap(({ content }) => content) ?? [], markOf) };
}
