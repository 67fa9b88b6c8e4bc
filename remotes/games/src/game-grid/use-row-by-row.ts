import { useEffect, useState } from 'react';

/** Rows beyond the window on each side, enough for a fling and for the next press on Tab. */
const BEYOND = 6;

/** First and last row (exclusive). */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** One row more than now on the way to what is wanted, those of the window first; `now` at the end of the way. */
function nearer(now: Range, seen: Range, wanted: Range): Range {
  const first = Math.max(now.first, wanted.first);
  const last = Math.min(now.last, wanted.last);
  // Nothing of what is there is wanted: the page jumped.
  if (first >= last) return { first: seen.first, last: Math.min(seen.first + 1, wanted.last) };
  if (last < seen.last) return { first, last: last + 1 };
  if (first > seen.first) return { first: first - 1, last };
  if (last < wanted.last) return { first, last: last + 1 };
  if (first > wanted.first) return { first: first - 1, last };
  return first === now.first && last === now.last ? now : { first, last };
}

/**
 * The rows near the window. They follow it row by row, each in a task of its own, so that a finger never waits for more than a row.
 * @param from first row that the window shows
 * @param to the one after the last that it shows
 * @param rows how many there are
 */
export function useRowByRow(from: number, to: number, rows: number): Range {
  const wanted = { first: Math.max(0, from - BEYOND), last: Math.min(rows, to + BEYOND) };
  const [last, setLast] = useState<Range>(wanted);
  // A list that became shorter is another one, which comes as a whole.
  const now = last.last > rows ? wanted : last;
  const next = nearer(now, { first: from, last: to }, wanted);
  useEffect(() => setLast((before) => (before.first === next.first && before.last === next.last ? before : next)));
  return now;
}
