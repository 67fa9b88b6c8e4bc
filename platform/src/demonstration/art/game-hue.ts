import { createPrng, type Prng } from '../chance/prng';
import type { Game } from '../terms/types';
import { motifOf } from './emblems/motifs';

/** The random choices for a game's picture, in their fixed order. */
export const choicesOf = ({ nodeId }: Pick<Game, 'nodeId'>): Prng => createPrng(`tile/${nodeId}`);

/** The hue of a game's background in degrees: the first of its choices. */
export const takeHue = (choices: Prng, motif: string): number => choices.pick(motifOf(motif).hues) + choices.int(-7, 7);

/** Distance of two hues on the colour circle, 0 to 180 degrees. */
export function apart(one: number, other: number): number {
  const way = (((one - other) % 360) + 360) % 360;
  return Math.min(way, 360 - way);
}
