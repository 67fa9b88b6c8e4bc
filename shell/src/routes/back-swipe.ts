/** Horizontal distance of a back-swipe in CSS px (S9-CONST-29). */
const SWIPE_THRESHOLD = 100;

/** Ms for which a swipe counts for the next step back (A009). */
const SWIPE_LIFETIME = 1000;

/**
 * Whether a touch is a back-swipe: more than 100 px sideways, or started outside of the window (A009).
 * @param startX start, in CSS px from the window's left edge
 * @param x current position
 * @param width the window's inner width
 */
export const isBackSwipe = (startX: number, x: number, width: number): boolean =>
  Math.abs(x - startX) > SWIPE_THRESHOLD || startX < 0 || startX > width;

export interface SwipeMark {
  start(x: number, width: number): void;
  move(x: number, width: number): void;
  /** Whether a swipe caused this step back; clears the mark. */
  take(): boolean;
}

/** Remembers the last back-swipe. `now` is a clock in ms. */
export function createSwipeMark(now: () => number): SwipeMark {
  let startX = 0;
  let markedAt: number | undefined;
  const look = (x: number, width: number) => {
    if (isBackSwipe(startX, x, width)) markedAt = now();
  };
  return {
    start(x, width) {
      startX = x;
      look(x, width);
    },
    move: look,
    take() {
      const counts = markedAt !== undefined && now() - markedAt <= SWIPE_LIFETIME;
      markedAt = undefined;
      return counts;
    },
  };
}
