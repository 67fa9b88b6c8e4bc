import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { useCardByCard } from './use-card-by-card';

/** Rows beyond the window on each side, enough for a fling and for the next press on Tab. */
const BEYOND = 4;

/** Height of a row on a phone before one is measured, in CSS px. */
const USUAL = 158;

/** Room above and below a list, and between its rows, in whole CSS px. */
export const [EDGE, GAP] = [8, 12];

/** Heights of rows last measured, by columns: a page that comes back has its former height at once. */
const measured = new Map<number, number>();

interface Box {
  /** Distance of the list from the top of the document, in CSS px. */
  readonly top: number;
  /** Height of a row, in whole CSS px; unknown before one is measured. */
  readonly high?: number | undefined;
}

/**
 * Where a list lies and how high its rows are; `before` where nothing can be measured.
 *
 * Rows get whole pixels. With parts of one, the room of the rows that are left out differs from them by a fraction, and every card that
 * stays is painted anew, since it moved by that.
 */
function boxOf(list: HTMLElement, before: Box): Box {
  const card = list.firstElementChild?.firstElementChild;
  const high = Math.ceil(card?.getBoundingClientRect().height ?? 0) || before.high;
  const top = list.getBoundingClientRect().top + window.scrollY;
  return high === before.high && Math.abs(top - before.top) < 1 ? before : { top, high };
}

interface Rows {
  /** First and last item (exclusive) that belong into the document. */
  readonly from: number;
  readonly to: number;
  /** Column of the first one, from 0: its row may not be whole yet. */
  readonly column: number;
  /** Height of rows, and room of those that are left out. No variable holds it, for a changed one is looked up anew by everything below. */
  readonly style: CSSProperties;
}

/**
 * The part of a grid near the window, so that a list of ten thousand keeps the document small (F-LOBBY-06).
 * @param columns items in a row; all rows have the same height
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number, columns: number): Rows {
  const [box, setBox] = useState<Box>(() => ({ top: 0, high: measured.get(columns) }));
  // Asked once: the browser lays out what changed before it answers.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const rows = Math.ceil(count / columns);
  const row = (box.high ?? USUAL) + GAP;
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => row,
    overscan: 0,
    // Rows are drawn in a task of their own, and what they change is laid out in the next one.
    useFlushSync: false,
    scrollMargin: box.top,
    initialRect,
    initialOffset: () => window.scrollY,
    // It only watches: where a page stands is remembered and restored by the shell.
    scrollToFn: () => undefined,
  });
  // Rows of another height are laid out anew.
  useLayoutEffect(() => virtual.measure(), [virtual, row]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const measure = () =>
      setBox((before) => {
        const box = boxOf(current, before);
        if (box.high !== undefined) measured.set(columns, box.high);
        return box;
      });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    // What stands above the list, the width and the size of letters may change.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, columns]);

  const shown = virtual.getVirtualItems();
  const seen = { first: (shown[0]?.index ?? 0) * columns, last: ((shown.at(-1)?.index ?? -1) + 1) * columns };
  const { first, last } = useCardByCard(seen, BEYOND * columns, count);
  const rowsAbove = Math.floor(first / columns);
  const rowsBelow = rows - Math.ceil(last / columns);
  return {
    from: first,
    to: last,
    column: first % columns,
    style: {
      rowGap: GAP,
      paddingBlock: `${EDGE + rowsAbove * row}px ${EDGE + rowsBelow * row}px`,
      ...(box.high !== undefined && { gridAutoRows: `minmax(${box.high}px, auto)` }),
    },
  };
}
