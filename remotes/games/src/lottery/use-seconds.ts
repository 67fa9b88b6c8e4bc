import { serverNow } from '@foyer/shared/api';
import { useEffect, useReducer } from 'react';

const SECOND = 1000;

/**
 * The platform's time in epoch milliseconds, updated at each of its full seconds, at each render, and when the page is looked at again.
 * @param ticking false stops the clock, e.g. out of view
 */
export function useSeconds(ticking: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ticking) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!document.hidden) tick();
    };
    const wait = () => {
      timer = setTimeout(next, SECOND - (serverNow() % SECOND));
    };
    const next = () => {
      look();
      wait();
    };
    tick();
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ticking]);
  return serverNow();
}
