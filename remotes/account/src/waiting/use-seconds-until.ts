import { serverNow } from '@foyer/shared/api';
import { useEffect, useReducer } from 'react';

/** Counts down whole seconds until a moment of the platform's time (`serverNow`); 0 without one or when it has passed. */
export function useSecondsUntil(moment: number | undefined): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - serverNow()) / 1000));
  useEffect(() => {
    if (moment === undefined || seconds === 0) return;
    const timer = setTimeout(tick, moment - serverNow() - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
    // A timer may fire slightly early; `ticks` then starts it again within the same second.
  }, [moment, seconds, ticks]);
  return seconds;
}
