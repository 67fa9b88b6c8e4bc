import { useEffect, useRef } from 'react';

/** How long a launch may take until the game is open, in ms (B036). */
const LAUNCH_WITHIN = 20_000;

/** Calls `onLate` when a launch has waited for too long, from the first time on that it waits. */
export function useDeadline(waits: boolean, onLate: () => void): void {
  const late = useRef(onLate);
  late.current = onLate;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => late.current(), LAUNCH_WITHIN);
    return () => clearTimeout(timer);
  }, [waits]);
}
