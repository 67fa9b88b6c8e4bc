import { type RefObject, useLayoutEffect, useState } from 'react';

/** Place of the element that is nearest to the window, of several the first. */
function nearest(elements: readonly Element[]): number {
  const distances = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(top - window.innerHeight, -bottom, 0);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * The parts of a list that are drawn: one more in each frame, the nearest to the window first, until all are. Those far away come too,
 * for the browser's search, a screen reader and the next press on Tab.
 * @param list has an element for each part, in their order, drawn or not
 * @param keys one for each part
 * @param atOnce keys of those that do not wait for a frame
 */
export function useOneByOne(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  atOnce: () => readonly string[],
): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(atOnce()));
  useLayoutEffect(() => {
    const elements = list.current?.children;
    const waiting = keys.flatMap((key, index) => {
      const element = elements?.[index];
      return element === undefined || drawn.has(key) ? [] : [{ key, element }];
    });
    if (waiting.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const next = waiting[nearest(waiting.map(({ element }) => element))];
      if (next !== undefined) setDrawn(new Set([...drawn, next.key]));
    });
    return () => cancelAnimationFrame(frame);
  }, [list, keys, drawn]);
  return drawn;
}
