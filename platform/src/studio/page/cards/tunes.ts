import type { Note } from '../sound';

/** The notes of each moment at the table. */
export const CARDS_TUNES = {
  chip: [
    [2100, 0, 0.05, 0.05, 'triangle'],
    [2900, 0.03, 0.06, 0.03, 'sine'],
  ],
  card: [[320, 0, 0.05, 0.06, 'triangle']],
  turn: [[540, 0, 0.07, 0.06, 'triangle']],
  win: [
    [523, 0, 0.18, 0.07, 'triangle'],
    [659, 0.09, 0.18, 0.07, 'triangle'],
    [784, 0.18, 0.32, 0.07, 'triangle'],
  ],
  back: [[440, 0, 0.22, 0.05, 'sine']],
} satisfies Record<string, readonly Note[]>;
