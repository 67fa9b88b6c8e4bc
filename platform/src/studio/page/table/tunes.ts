import type { Note } from '../sound';

/** The notes of what happens at every table. */
export const TABLE_TUNES = {
  chip: [
    [2100, 0, 0.05, 0.05, 'triangle'],
    [2900, 0.03, 0.06, 0.03, 'sine'],
  ],
  win: [
    [523, 0, 0.18, 0.07, 'triangle'],
    [659, 0.09, 0.18, 0.07, 'triangle'],
    [784, 0.18, 0.32, 0.07, 'triangle'],
  ],
  back: [[440, 0, 0.22, 0.05, 'sine']],
} satisfies Record<string, readonly Note[]>;
