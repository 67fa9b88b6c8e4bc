import { serverNow } from '@foyer/shared/api';
import { useEffect, useReducer } from 'react';

/** Whole seconds until a moment of the platform's time (`serverNow`), counted down; 0 when there is none or it has come. */
export function useSecondsUntil(moment: number | undefined): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - serverNow()) / 1000));
  useEffect(() => {
    if (moment === undefined || seconds === 0) return;
    const timer = setTimeout(tick, moment - serverNow() - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
    // A timer may be a little early: then the same second is waited for once more.
  }, [moment, seconds, ticks]);
  return seconds;
}
