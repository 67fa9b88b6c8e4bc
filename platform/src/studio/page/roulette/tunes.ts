import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment at the wheel. */
export const ROULETTE_TUNES = {
  ...TABLE_TUNES,
  run: [
    [180, 0, 1.4, 0.04, 'triangle'],
    [240, 0.1, 1.8, 0.02, 'sine'],
  ],
  tick: [[1900, 0, 0.03, 0.05, 'triangle']],
  drop: [
    [620, 0, 0.06, 0.08, 'triangle'],
    [410, 0.05, 0.09, 0.06, 'triangle'],
  ],
} satisfies Record<string, readonly Note[]>;
