import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment of a volley. */
export const FISH_TUNES = {
  ...TABLE_TUNES,
  shot: [
    [240, 0, 0.09, 0.06, 'triangle'],
    [900, 0, 0.05, 0.025, 'sine'],
  ],
  net: [[480, 0, 0.08, 0.03, 'sine']],
  catch: [
    [1050, 0, 0.1, 0.06, 'triangle'],
    [1400, 0.05, 0.12, 0.05, 'triangle'],
    [2100, 0.1, 0.16, 0.04, 'sine'],
  ],
  chain: [
    [160, 0, 0.3, 0.06, 'sawtooth'],
    [1800, 0.02, 0.25, 0.04, 'square'],
    [2600, 0.1, 0.25, 0.03, 'sine'],
  ],
} satisfies Record<string, readonly Note[]>;
