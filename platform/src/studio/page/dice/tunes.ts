import type { Note } from '../sound';
import { TABLE_TUNES } from '../table/tunes';

/** The notes of each moment of the dice. */
export const DICE_TUNES = {
  ...TABLE_TUNES,
  shake: [0, 0.09, 0.2, 0.29, 0.42, 0.5, 0.63, 0.74].map(
    (at, turn) => [turn % 2 === 0 ? 760 : 980, at, 0.05, 0.05, 'triangle'] as const,
  ),
  land: [
    [300, 0, 0.1, 0.07, 'triangle'],
    [420, 0.06, 0.08, 0.05, 'triangle'],
  ],
} satisfies Record<string, readonly Note[]>;
