import { PARTS, type Table } from '../tables/table';
import { COVERS } from './spots';
import { WHEEL } from './wheel';

const covered = (spot: string): readonly number[] => COVERS.get(spot) ?? [];
/** Every bet pays as if there were no zero. */
const bringsOf = (spot: string) => (36 * PARTS) / covered(spot).length;

/** Roulette with a single zero. */
export const ROULETTE: Table<{ readonly pocket: number }> = {
  name: 'roulette',
  spots: [...COVERS.keys()],
  play: (draw) => ({ pocket: draw(WHEEL.length) }),
  termsOf: (spot) => ({ brings: bringsOf(spot), returnPercent: '97.29' }),
  partsBack: (spot, { pocket }) => (covered(spot).includes(pocket) ? bringsOf(spot) : 0),
  isReturned: () => false,
};
