import { useEffect, useState } from 'react';

/** Milliseconds one notice stays in the line. */
const LINE_MS = 4000;

/** Which of `count` lines is to be seen; goes on by itself unless paused, and begins again after the last. */
export function useTurn(count: number, paused: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), LINE_MS);
    return () => clearInterval(timer);
  }, [count, paused]);
  return count === 0 ? 0 : turn % count;
}
