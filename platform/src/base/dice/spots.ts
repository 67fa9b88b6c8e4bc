import { PARTS, type Terms } from '../tables/table';

/** Three numbers from 1 to 6, in the order in which the dice lie. */
export type Dice = readonly [number, number, number];

export const sumOf = ([first, second, third]: Dice): number => first + second + third;
export const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third;
const countOf = (dice: Dice, eyes: number) => dice.filter((each) => each === eyes).length;

/** A bet: its terms, and parts of the stake that dice bring. */
interface Bet extends Terms {
  back(dice: Dice): number;
}

/** @param pays what is paid beside the stake, for one */
function bet(pays: number, returnPercent: string, wins: (dice: Dice) => boolean): Bet {
  const brings = (pays + 1) * PARTS;
  return { brings, returnPercent, back: (dice) => (wins(dice) ? brings : 0) };
}

/** What totals pay, and what that returns; a total as far from the other end pays the same. */
const TOTALS = [
  [4, 62, '87.50'],
  [5, 31, '88.88'],
  [6, 18, '87.96'],
  [7, 12, '90.27'],
  [8, 8, '87.50'],
  [9, 7, '92.59'],
  [10, 6, '87.50'],
] as const;

const EYES = [1, 2, 3, 4, 5, 6];
const total = (sum: number, pays: number, back: string) =>
  [`total-${sum}`, bet(pays, back, (dice) => sumOf(dice) === sum)] as const;
const even = (wins: (sum: number) => boolean) => bet(1, '97.22', (dice) => !isTriple(dice) && wins(sumOf(dice)));

/** One of the three dice pays even money, two of them twice, three of them three times as much. */
const single = (eyes: number): Bet => ({
  brings: 2 * PARTS,
  most: 4 * PARTS,
  returnPercent: '92.12',
  back: (dice) => {
    const count = countOf(dice, eyes);
    return count === 0 ? 0 : (count + 1) * PARTS;
  },
});

/** All bets of the table, in its order. */
export const BETS: ReadonlyMap<string, Bet> = new Map([
  ['small', even((sum) => sum <= 10)],
  ['big', even((sum) => sum >= 11)],
  ['sum-odd', even((sum) => sum % 2 === 1)],
  ['sum-even', even((sum) => sum % 2 === 0)],
  ...TOTALS.map(([sum, pays, back]) => total(sum, pays, back)),
  ...[...TOTALS].reverse().map(([sum, pays, back]) => total(21 - sum, pays, back)),
  ...EYES.map((eyes) => [`single-${eyes}`, single(eyes)] as const),
  ...EYES.map((eyes) => [`double-${eyes}`, bet(11, '88.88', (dice) => countOf(dice, eyes) >= 2)] as const),
  ...EYES.map((eyes) => [`triple-${eyes}`, bet(180, '83.79', (dice) => countOf(dice, eyes) === 3)] as const),
  ['triple-any', bet(31, '88.88', isTriple)],
  ...EYES.flatMap((low) =>
    EYES.filter((high) => high > low).map(
      (high) => [`pair-${low}-${high}`, bet(6, '97.22', (dice) => dice.includes(low) && dice.includes(high))] as const,
    ),
  ),
]);
