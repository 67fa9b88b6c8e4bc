import { useEffect, useState } from 'react';

/** Timing of the hot-match ticker in ms (S9-CONST-03). */
export const ROTATION = { delay: 5000, speed: 500 } as const;

/** State of the ticker: row `at`, which is one past the last while it glides to the copy of the first. */
export interface Rotation {
  readonly at: number;
  /** Whether the move to `at` is animated; the jump from the copy to the first row is not. */
  readonly gliding: boolean;
}

const start: Rotation = { at: 0, gliding: false };

/**
 * Rotates over `count` rows, one every five seconds; a single row never moves (S4-HOTMATCH-01).
 * @param running false stops it where it is
 */
export function useRotation(count: number, running: boolean): Rotation {
  const [place, setPlace] = useState<Rotation>(start);
  const moving = running && count > 1;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setPlace(({ at }) => ({ at: (at % count) + 1, gliding: true })), ROTATION.delay);
    return () => clearInterval(timer);
  }, [moving, count]);

  useEffect(() => {
    if (place.at < count || count === 0) return;
    const timer = setTimeout(() => setPlace(start), ROTATION.speed);
    return () => clearTimeout(timer);
  }, [place.at, count]);

  return place.at > count ? start : place;
}
