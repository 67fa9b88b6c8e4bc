import type { RoundDrawn } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

const [BALLS, DRAWN] = [40, 10];

/** How often a ticket brings its stake: by how many numbers are marked, then by how many of them were drawn. */
const TICKETS: readonly (readonly string[])[] = [
  ['0', '3.8'],
  ['0', '1', '10'],
  ['0', '0', '3', '45'],
  ['0', '0', '1', '8', '180'],
  ['0', '0', '0', '4', '25', '1000'],
  ['0', '0', '0', '2', '12', '90', '4000'],
  ['0', '0', '0', '1', '6', '45', '500', '10000'],
  ['1', '0', '0', '0', '4', '20', '160', '2000', '10000'],
  ['2', '0', '0', '0', '2', '10', '70', '700', '4000', '10000'],
  ['5', '0', '0', '0', '1', '5', '30', '250', '2500', '8000', '10000'],
];

/** How often a spot of keno brings its stake. */
function timesOn(spot: string, numbers: readonly number[]): string {
  const [kind = '', ...named] = spot.split('-');
  if (kind === 'marks') {
    const hits = named.map(Number).filter((number) => numbers.includes(number)).length;
    return TICKETS[named.length - 1]?.[hits] ?? '0';
  }
  const sum = numbers.reduce((all, each) => all + each, 0);
  const low = numbers.filter((number) => number <= 20).length;
  const wins: Readonly<Record<string, boolean>> = {
    low: sum < 205,
    high: sum > 205,
    odd: sum % 2 === 1,
    even: sum % 2 === 0,
    heads: low > 5,
    level: low === 5,
    tails: low < 5,
  };
  const [which = ''] = named;
  if (wins[which] !== true) return '0';
  if (which === 'level') return '3.4';
  return which === 'heads' || which === 'tails' ? '2.65' : which === 'odd' || which === 'even' ? '1.9' : '1.95';
}

/** Whether the numbers that were told are those that the seeds draw, and every spot brought what they give it. */
export async function wasDrawn(
  { numbers, spots }: RoundDrawn,
  below: (bound: number) => Promise<number>,
): Promise<boolean> {
  if (numbers.length !== DRAWN) return false;
  const drum = Array.from({ length: BALLS }, (_, at) => at + 1);
  for (const [taken, told] of numbers.entries()) {
    // The first ball that is left takes the place of the drawn one, as when the whole drum is shuffled.
    const place = taken + (await below(BALLS - taken));
    if (drum[place] !== told) return false;
    drum[place] = drum[taken] ?? 0;
  }
  return spots.every(({ spot, stake, payout }) => decimal(stake).times(timesOn(spot, numbers)).eq(payout));
}
