import type { Note } from '../sound';

/** The notes of each moment on reels. */
export const REELS_TUNES = {
  spin: [[180, 0, 0.12, 0.05, 'triangle']],
  stop: [[110, 0, 0.09, 0.16, 'sine']],
  moon: [
    [988, 0, 0.3, 0.07, 'sine'],
    [1319, 0.08, 0.4, 0.06, 'sine'],
  ],
  win: [
    [523, 0, 0.18, 0.07, 'triangle'],
    [659, 0.09, 0.18, 0.07, 'triangle'],
    [784, 0.18, 0.32, 0.07, 'triangle'],
  ],
  big: [
    [523, 0, 0.2, 0.08, 'triangle'],
    [659, 0.1, 0.2, 0.08, 'triangle'],
    [784, 0.2, 0.2, 0.08, 'triangle'],
    [1047, 0.3, 0.6, 0.08, 'triangle'],
    [1319, 0.42, 0.7, 0.05, 'sine'],
  ],
  free: [
    [392, 0, 0.3, 0.07, 'sine'],
    [587, 0.14, 0.3, 0.07, 'sine'],
    [784, 0.28, 0.3, 0.07, 'sine'],
    [1175, 0.42, 0.8, 0.06, 'sine'],
  ],
} satisfies Record<string, readonly Note[]>;
