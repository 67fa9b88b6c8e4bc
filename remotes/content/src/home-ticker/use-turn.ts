import { useEffect, useState } from 'react';

/** Time per notice in ms. */
const LINE_MS = 4000;

/** The index of the visible line; advances automatically unless paused, and starts again after the last. */
export function useTurn(count: number, paused: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), LINE_MS);
    return () => clearInterval(timer);
  }, [count, paused]);
  return count === 0 ? 0 : turn % count;
}
