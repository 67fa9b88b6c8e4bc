import { useEffect, useReducer } from 'react';

/** Whole seconds until a moment of the device's clock, counted down; 0 when there is none or it has come. */
export function useSecondsUntil(moment: number | undefined): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  useEffect(() => {
    if (moment === undefined || seconds === 0) return;
    const timer = setTimeout(tick, moment - Date.now() - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
    // A timer may be a little early: then the same second is waited for once more.
  }, [moment, seconds, ticks]);
  return seconds;
}
