import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment of a draw. */
export const KENO_TUNES = {
  ...TABLE_TUNES,
  ball: [[620, 0, 0.07, 0.05, 'triangle']],
  hit: [
    [880, 0, 0.14, 0.07, 'triangle'],
    [1320, 0.06, 0.2, 0.05, 'sine'],
  ],
} satisfies Record<string, readonly Note[]>;
