import { serverNow } from '@foyer/shared/api';
import { useEffect, useReducer } from 'react';

/**
 * The platform's time in epoch milliseconds, updated every second and at each render.
 * @param ticking false stops the clock, e.g. out of view
 */
export function useSeconds(ticking: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!ticking) return;
    tick();
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return serverNow();
}
