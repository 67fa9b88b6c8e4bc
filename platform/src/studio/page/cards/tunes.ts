import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment at a table of cards. */
export const CARDS_TUNES = {
  ...TABLE_TUNES,
  card: [[320, 0, 0.05, 0.06, 'triangle']],
  turn: [[540, 0, 0.07, 0.06, 'triangle']],
} satisfies Record<string, readonly Note[]>;
