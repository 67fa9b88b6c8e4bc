import { notifyManager, type Query } from '@tanstack/react-query';
import { oldAnswers } from '../api/old-answers';
import type { Kept } from '../storage';
import { queryClient } from './client';

/** Marks the queries of pages that show what the browser keeps. */
export const KEPT = { kept: true } as const;

/** When the browser kept an answer, in ms, by the answer that it gave. */
const times = new WeakMap<object, number>();

/** Gives a kept answer, and remembers since when it is there. */
export function takeKept<T>(place: Kept<T> | undefined): T | undefined {
  const [value, at] = [place?.get(), place?.at()];
  if (value !== undefined && at !== undefined) times.set(Object(value), at);
  return value;
}

/** Whether a page shows an answer whose newer one did not come. A query without the mark is one that nobody sees. */
const isOld = ({ state, observers }: Pick<Query, 'state' | 'observers'>): boolean =>
  state.data !== undefined &&
  (state.status === 'error' || state.fetchStatus === 'paused') &&
  observers.some(({ options }) => options.meta?.['kept'] === true);

const timeOf = ({ state }: Pick<Query, 'state'>): number => state.dataUpdatedAt || (times.get(Object(state.data)) ?? 0);

function look(): void {
  const old = queryClient.getQueryCache().getAll().filter(isOld).map(timeOf);
  const since = old.length === 0 ? undefined : Math.min(...old);
  // Told only when it is another: whoever hears of it draws anew, which would begin a page's first drawing again and again.
  if (since !== oldAnswers.getState().since) oldAnswers.setState({ since });
}

/** Asks again for everything on the screen whose call failed. */
export const refetchFailed = (): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

oldAnswers.setState({ askAgain: refetchFailed });
queryClient.getQueryCache().subscribe(notifyManager.batchCalls(look));
