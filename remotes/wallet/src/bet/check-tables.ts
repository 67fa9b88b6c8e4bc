import type { RoundLanded, RoundRolled } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

export type Numbers = (below: number) => Promise<number>;
type Staked = RoundLanded['spots'][number];

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** What each bet that is not named by its numbers holds of 1 to 36, with its number where there are several. */
const HOLDS: Readonly<Record<string, (pocket: number, which: number) => boolean>> = {
  dozen: (pocket, which) => Math.ceil(pocket / 12) === which,
  column: (pocket, which) => pocket % 3 === which % 3,
  low: (pocket) => pocket <= 18,
  high: (pocket) => pocket >= 19,
  red: (pocket) => REDS.includes(pocket),
  black: (pocket) => !REDS.includes(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket % 2 === 0,
};

/** How often a spot of roulette brings its stake: as often as the numbers that it covers go into 36. */
function timesOnWheel(spot: string, pocket: number): number {
  const [kind = '', ...named] = spot.split('-');
  const numbers = named.map(Number);
  const holds = HOLDS[kind];
  if (holds === undefined) return numbers.includes(pocket) ? 36 / numbers.length : 0;
  if (pocket === 0 || !holds(pocket, numbers[0] ?? 0)) return 0;
  return kind === 'dozen' || kind === 'column' ? 3 : 2;
}

/** What totals bring, from 4 to 10; those from 17 down to 11 bring the same. */
const TOTALS = [63, 32, 19, 13, 9, 8, 7];

/** How often a spot of three dice brings its stake. */
function timesOnDice(spot: string, dice: readonly number[]): number {
  const [kind = '', first = '', second = ''] = spot.split('-');
  const [eyes = 0, other = 0] = [first, second].map(Number);
  const sum = dice.reduce((all, each) => all + each, 0);
  const count = dice.filter((each) => each === eyes).length;
  const isTriple = dice.every((each) => each === dice[0]);
  const even = (wins: boolean) => (wins && !isTriple ? 2 : 0);
  if (kind === 'small') return even(sum <= 10);
  if (kind === 'big') return even(sum >= 11);
  if (kind === 'sum') return even((first === 'odd') === (sum % 2 === 1));
  if (kind === 'total') return sum === eyes ? (TOTALS[Math.min(sum, 21 - sum) - 4] ?? 0) : 0;
  if (kind === 'single') return count === 0 ? 0 : count + 1;
  if (kind === 'double') return count >= 2 ? 12 : 0;
  if (kind === 'triple') return isTriple && (first === 'any' || count === 3) ? (first === 'any' ? 32 : 181) : 0;
  return kind === 'pair' && count > 0 && dice.includes(other) ? 7 : 0;
}

export const brought = (spots: readonly Staked[], times: (spot: string) => number): boolean =>
  spots.every(({ spot, stake, payout }) => decimal(stake).times(times(spot)).eq(payout));

/** Whether the ball fell where the numbers say, and every spot brought what that gives it. */
export async function hasLanded({ pocket, spots }: RoundLanded, numbers: Numbers): Promise<boolean> {
  return (await numbers(37)) === pocket && brought(spots, (spot) => timesOnWheel(spot, pocket));
}

/** Whether the dice show what the numbers say, and every spot brought what that gives it. */
export async function wasRolled({ dice, spots }: RoundRolled, numbers: Numbers): Promise<boolean> {
  if (dice.length !== 3) return false;
  for (const die of dice) if ((await numbers(6)) + 1 !== die) return false;
  return brought(spots, (spot) => timesOnDice(spot, dice));
}
