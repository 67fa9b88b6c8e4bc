import { useEffect, useState } from 'react';

/** Cards that enter in a frame: twice as many as a fling of 5,000 px a second needs. */
const STEP = 2;

/** Cards that a list begins with whose page has shown one before: two rows of a phone (decision 118). */
const BEGINNING = 6;

/** A document's first list has its largest picture, which is asked for at once. Those that a press brings come in slices. */
let isFirst = true;

/** First and last card (exclusive). */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** A few cards more than now on the way to what is wanted, those of the window first; `now` at the end of the way. */
function nearer(now: Range, seen: Range, wanted: Range): Range {
  const first = Math.max(now.first, wanted.first);
  const last = Math.min(now.last, wanted.last);
  // Nothing of what is there is wanted: the page jumped.
  if (first >= last) return { first: seen.first, last: Math.min(seen.first + STEP, wanted.last) };
  if (last < seen.last) return { first, last: Math.min(last + STEP, wanted.last) };
  if (first > seen.first) return { first: Math.max(first - STEP, wanted.first), last };
  if (last < wanted.last) return { first, last: Math.min(last + STEP, wanted.last) };
  if (first > wanted.first) return { first: Math.max(first - STEP, wanted.first), last };
  return first === now.first && last === now.last ? now : { first, last };
}

/**
 * The cards near the window: those that it shows at once, or of a later list the first of them, the others a few in each frame, so that no
 * frame waits for more.
 * @param rows all places of the rows that the window shows
 * @param beyond how many more on each side
 * @param count how many there are
 */
export function useCardByCard(rows: Range, beyond: number, count: number): Range {
  // The last row need not be whole.
  const seen = { first: rows.first, last: Math.min(rows.last, count) };
  const wanted = { first: Math.max(0, seen.first - beyond), last: Math.min(count, seen.last + beyond) };
  const [last, setLast] = useState<Range>(() =>
    isFirst ? seen : { first: seen.first, last: Math.min(seen.last, seen.first + BEGINNING) },
  );
  useEffect(() => {
    isFirst = false;
  }, []);
  // A list that became shorter is another one.
  const now = last.last > count ? seen : last;
  const next = nearer(now, seen, wanted);
  useEffect(() => {
    if (next.first === last.first && next.last === last.last) return;
    const frame = requestAnimationFrame(() => setLast(next));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
