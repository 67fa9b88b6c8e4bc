import { PARTS, type Table, type Terms } from '../tables/table';
import { drawNumbers, hitsOf, marksOf } from './numbers';
import { PAYS } from './pays';
import { SIDES } from './sides';

// Every factor has twentieths, which a product of binary fractions may miss by a hair.
const partsOf = (times: number): number => Math.round(times * PARTS);

function termsOf(spot: string): Terms {
  const side = SIDES.get(spot);
  if (side !== undefined) return { brings: partsOf(side.times), returnPercent: side.returnPercent };
  const { hits, returnPercent } = PAYS.get(marksOf(spot)?.length ?? 0) ?? { hits: new Map(), returnPercent: '0' };
  const parts = [...hits.values()].map(partsOf);
  return { brings: Math.min(...parts), most: Math.max(...parts), returnPercent };
}

function partsBack(spot: string, numbers: readonly number[]): number {
  const side = SIDES.get(spot);
  if (side !== undefined) return side.wins(numbers) ? partsOf(side.times) : 0;
  const marks = marksOf(spot) ?? [];
  return partsOf(PAYS.get(marks.length)?.hits.get(hitsOf(marks, numbers)) ?? 0);
}

/** Keno: ten of forty numbers are drawn. A ticket is a spot that its player makes, by up to ten marks. */
export const KENO: Table<{ readonly numbers: readonly number[] }> = {
  name: 'keno',
  spots: [...SIDES.keys()],
  isMade: (spot) => marksOf(spot) !== undefined,
  play: (draw) => ({ numbers: drawNumbers(draw) }),
  termsOf,
  partsBack: (spot, { numbers }) => partsBack(spot, numbers),
  isReturned: () => false,
};
