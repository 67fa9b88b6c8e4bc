import { useLayoutEffect, useRef } from 'react';

/** Distance to the bottom that loads the next page, in CSS px, and minimum time between loads, in ms (S9-CONST-07). */
const LOAD_MORE = { distance: 500, throttle: 1000 } as const;

/** Distance between the window and the page's bottom, in CSS px. */
function distanceToBottom(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}

/**
 * Loads the next page within 500 px of the page's bottom, at most once a second (S4-GAMELIST-07, S4-GAMELIST-08), also when a
 * page does not fill the window.
 * @param enabled whether there is a next page and none is loading (S4-GAMELIST-09)
 */
export function useLoadMore(enabled: boolean, loadMore: () => void): void {
  const latest = useRef(loadMore);
  latest.current = loadMore;
  const last = useRef(Number.NEGATIVE_INFINITY);

  // A layout effect ends with its page: the short document that comes next asks for nothing.
  useLayoutEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (timer !== undefined || distanceToBottom() > LOAD_MORE.distance) return;
      const wait = last.current + LOAD_MORE.throttle - performance.now();
      if (wait <= 0) {
        last.current = performance.now();
        latest.current();
        return;
      }
      timer = setTimeout(() => {
        timer = undefined;
        look();
      }, wait);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [enabled]);
}
