import { useEffect, useRef } from 'react';

/** How near the bottom the next page is asked for, in CSS px, and how often at most, in ms (S9-CONST-07). */
const LOAD_MORE = { distance: 500, throttle: 1000 } as const;

/** How far the window is from the bottom of the page, in CSS px. */
function distanceToBottom(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}

/**
 * Asks for the next page whenever the window is within 500 px of the bottom, once a second at most (S4-GAMELIST-07,
 * S4-GAMELIST-08). A page that does not fill the window asks for the next one by itself.
 * @param enabled whether there is a next page and none is under way (S4-GAMELIST-09)
 */
export function useLoadMore(enabled: boolean, loadMore: () => void): void {
  const latest = useRef(loadMore);
  latest.current = loadMore;
  const last = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
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
