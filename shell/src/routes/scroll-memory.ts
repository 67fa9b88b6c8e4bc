import { useEffect, useLayoutEffect, useRef } from 'react';

type Kind = 'POP' | 'PUSH' | 'REPLACE';

/** Ms for which a restored page may grow to its former height. */
const GROW_FOR = 3000;

const positions = new Map<string, number>();

/** Scrolls to `top`, again while the page grows, until the member scrolls. */
function restore(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, GROW_FOR);
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * A new page starts at its top, a page in history where it was left, home always at its top (S2-HOME-08).
 * @param place changes with the page, not with its query
 * @param key key of the history entry
 */
export function useScrollMemory(place: string, key: string, kind: Kind, home: boolean): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  const current = useRef(key);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    current.current = key;
    // Another query of the same page is another entry, at the same height and without a scroll of its own.
    if (shown.current === place) positions.set(key, window.scrollY);
  }, [key, place]);
  useEffect(() => {
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  // Depends on the page alone; `key` and `kind` belong to the same change.
  useLayoutEffect(() => {
    const first = shown.current === undefined;
    shown.current = place;
    // A document begins at its top. To ask where it is, or to scroll it, would lay out the whole page at once, in its longest task.
    return first ? undefined : restore(kind === 'POP' && !home ? (positions.get(key) ?? 0) : 0);
  }, [place]);
}
