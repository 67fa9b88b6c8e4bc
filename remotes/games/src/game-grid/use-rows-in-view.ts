import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Rows beyond the window on each side, enough for a fling and for the next press on Tab. */
const BEYOND = 6;

/** Height of a row on a phone before one is measured, in CSS px. */
const USUAL = 170;

/** Heights last measured, by columns: a page that comes back has its former height at once. */
const measured = new Map<number, number>();

interface Box {
  /** Distance of the list from the top of the document, in CSS px. */
  readonly top: number;
  /** Height of a row with the gap below it, in CSS px. */
  readonly row: number;
}

/** Where a list lies and how high its rows are, all of one height; `before` where nothing can be measured. */
function boxOf(list: HTMLElement, before: Box): Box {
  const high = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap);
  const row = high > 0 ? high + (Number.isNaN(gap) ? 0 : gap) : before.row;
  const top = list.getBoundingClientRect().top + window.scrollY;
  return Math.abs(row - before.row) < 0.1 && Math.abs(top - before.top) < 1 ? before : { top, row };
}

/** Room on one side of the rows, with the gap that the list has there. */
const roomOf = (height: number): string => `calc(var(--s-2) + ${height}px)`;

interface Rows {
  /** First and last item (exclusive) that belong into the document. */
  readonly from: number;
  readonly to: number;
  /** Room of the rows that are left out. No variable holds it, for a changed one is looked up anew by everything below. */
  readonly style: CSSProperties;
}

/**
 * The part of a grid near the window, so that a list of ten thousand keeps the document small (F-LOBBY-06).
 * @param columns items in a row; all rows have the same height
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number, columns: number): Rows {
  const [box, setBox] = useState<Box>(() => ({ top: 0, row: measured.get(columns) ?? USUAL }));
  // Asked once: the browser lays out what changed before it answers.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const rows = Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => box.row,
    overscan: BEYOND,
    scrollMargin: box.top,
    initialRect,
    initialOffset: () => window.scrollY,
    // It only watches: where a page stands is remembered and restored by the shell.
    scrollToFn: () => undefined,
  });
  // Rows of another height are laid out anew.
  useLayoutEffect(() => virtual.measure(), [virtual, box.row]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const measure = () =>
      setBox((before) => {
        const box = boxOf(current, before);
        measured.set(columns, box.row);
        return box;
      });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    // What stands above the list, the width and the size of letters may change.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, columns]);

  const seen = virtual.getVirtualItems();
  const first = seen[0]?.index ?? 0;
  const last = Math.min(rows, (seen.at(-1)?.index ?? BEYOND) + 1);
  return {
    from: first * columns,
    to: last * columns,
    style: { paddingBlock: `${roomOf(first * box.row)} ${roomOf((rows - last) * box.row)}` },
  };
}
