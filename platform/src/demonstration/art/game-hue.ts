import { createPrng, type Prng } from '../chance/prng';
import type { Game } from '../terms/types';
import { motifOf } from './emblems/motifs';

/** The choices that a game's picture is made by, in their order. */
export const choicesOf = ({ nodeId }: Pick<Game, 'nodeId'>): Prng => createPrng(`tile/${nodeId}`);

/** The hue of a game's ground in degrees, taken from its choices: it is the first of them. */
export const takeHue = (choices: Prng, motif: string): number => choices.pick(motifOf(motif).hues) + choices.int(-7, 7);

/** How far two hues are apart on their circle, 0 to 180 degrees. */
export function apart(one: number, other: number): number {
  const way = (((one - other) % 360) + 360) % 360;
  return Math.min(way, 360 - way);
}
