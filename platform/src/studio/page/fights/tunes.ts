import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment of a bout. */
export const FIGHTS_TUNES = {
  ...TABLE_TUNES,
  bell: [
    [880, 0, 0.5, 0.05, 'sine'],
    [1320, 0.01, 0.4, 0.025, 'sine'],
  ],
  blow: [
    [210, 0, 0.09, 0.08, 'triangle'],
    [520, 0.01, 0.05, 0.04, 'triangle'],
  ],
  hard: [
    [140, 0, 0.16, 0.1, 'triangle'],
    [420, 0.01, 0.08, 0.06, 'triangle'],
    [980, 0.03, 0.1, 0.03, 'sine'],
  ],
  miss: [[640, 0, 0.06, 0.025, 'sine']],
} satisfies Record<string, readonly Note[]>;
