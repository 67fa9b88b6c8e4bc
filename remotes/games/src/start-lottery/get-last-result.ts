import { serverNow } from '@foyer/shared/api';
import type { LotteryResult } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;
/** Time in ms between two questions while a result is due, for so long; then and after a failure less often. */
const DUE = { every: SECOND, until: 20 * SECOND, later: 10 * SECOND };
/** Time in ms after a draw until it is asked for. */
const AFTER_DRAW = 300;

interface Asked {
  readonly data?: { readonly content: readonly LotteryResult[] } | null | undefined;
  readonly status: 'pending' | 'error' | 'success';
}

/** Time in ms until the newest result is asked for again: until the next draw (F-DRAW-05). */
function untilDrawn({ data, status }: Asked, interval: number): number | false {
  const [last] = data?.content ?? [];
  if (last === undefined) return data === null ? false : DUE.later;
  if (status === 'error') return DUE.later;
  const left = last.drawAt + interval * SECOND - serverNow();
  if (left > 0) return left + AFTER_DRAW;
  return -left < DUE.until ? DUE.every : DUE.later;
}

/** The newest result of a lottery, which comes by itself after each draw. */
export function useLastResult(code: string, interval: number) {
  return useQuery({
    ...callQuery('lotteryResults', { code, pageSize: 1 }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => untilDrawn(state, interval),
  });
}

/** The result that came while the page was open; undefined before. */
export function useNews(result: LotteryResult | undefined): LotteryResult | undefined {
  const seen = useRef<string>(undefined);
  const [news, setNews] = useState<LotteryResult>();
  useEffect(() => {
    if (result === undefined) return;
    if (seen.current !== undefined && seen.current !== result.issue) setNews(result);
    seen.current = result.issue;
  }, [result]);
  return news;
}
