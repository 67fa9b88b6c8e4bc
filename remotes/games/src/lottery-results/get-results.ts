import { serverNow } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { ask, callQuery, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';

const PAGE_SIZE = 20;

type Results = NonNullable<ValueOf<'lotteryResults'>>;
interface ResultsPage extends Results {
  readonly pageNum: number;
  readonly totalPages: number;
  /** Whether the merchant has no such lottery. */
  readonly isNone: boolean;
}

/** The last 50 results of a lottery, newest first; null for no lottery of the merchant (F-DRAW-06). */
export function useResults(code: string) {
  const pages = pagesQuery(
    'lotteryResults',
    { code, as: 'pages' },
    async (pageNum, signal, before): Promise<ResultsPage> => {
      const begin = before === undefined ? {} : { before };
      const page = await ask('lotteryResults', signal, { code, ...begin, pageSize: PAGE_SIZE });
      const next = page?.next;
      return {
        ...{ content: page?.content ?? [], ...(next === undefined ? {} : { next }), isNone: page === null },
        ...{ pageNum, totalPages: next === undefined ? pageNum : pageNum + 1 },
      };
    },
    (_, { next }) => next,
  );
  const query = useInfiniteQuery({ ...pages, staleTime: 0, enabled: code !== '' });
  const [first] = query.data?.pages ?? [];
  const rows = query.data?.pages.flatMap(({ content }) => content);
  const results = rows && [...new Map(rows.map((result) => [result.issue, result])).values()];
  return { query, results: first?.isNone === true ? null : results };
}

/** The day (UTC) of a draw, whose seed its numbers follow from: `2026-03-14` of `20260314-0721`. */
export const dayOfIssue = (issue: string): string => `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}`;

export const isDayText = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** How a day’s draws can be checked. Asked for again once the day is over, when its seed is public. */
export const useFairness = (code: string, day: string) =>
  useQuery({
    ...callQuery('lotteryFairness', { code, day }),
    enabled: code !== '' && isDayText(day),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.seed === null ? Math.max(data.lastDrawAt - serverNow(), 0) + 5000 : false,
  });
