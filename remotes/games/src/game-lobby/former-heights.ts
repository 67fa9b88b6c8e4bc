import { type RefObject, useLayoutEffect } from 'react';
import type { LobbyCategory } from './lobby-of';

/** Heights that categories had, in CSS px, by code: a lobby that comes back has its former height at once. */
const former = new Map<string, number>();

/** A head with the room around it, and a row of tiles with names of one line, in CSS px. */
const [HEAD, ROW] = [56, 72];

/** Height that a category had, or will have at least where it was never drawn, in CSS px. */
export const heightOf = ({ code, studios }: LobbyCategory, columns: number): number =>
  former.get(code) ?? HEAD + ROW * Math.ceil(studios.length / columns);

/**
 * Codes of the categories that fill the window, as far as their heights are not known. They are drawn together: in turn, each would move
 * those below it.
 */
export function unknownInWindow(categories: readonly LobbyCategory[], columns: number): string[] {
  let top = 0;
  const inWindow = categories.filter((category) => {
    const isSeen = top < window.innerHeight;
    top += heightOf(category, columns);
    return isSeen;
  });
  return inWindow.flatMap(({ code }) => (former.has(code) ? [] : [code]));
}

/**
 * Keeps the heights of categories that are drawn.
 * @param list has an element for each category, in their order
 */
export function useKeptHeights(
  list: RefObject<HTMLElement | null>,
  categories: readonly LobbyCategory[],
  drawn: ReadonlySet<string>,
): void {
  // It ends with the page: a list that has left the document has no height.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || !('ResizeObserver' in globalThis)) return;
    // The browser has laid out when it tells of a size, so that the heights cost nothing.
    const observer = new ResizeObserver(() => {
      for (const [index, { code }] of categories.entries()) {
        const element = current.children[index];
        if (element !== undefined && drawn.has(code)) former.set(code, element.getBoundingClientRect().height);
      }
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, categories, drawn]);
}
