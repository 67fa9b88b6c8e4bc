import { createHash } from 'node:crypto';
import { HOUSE_LOTTERIES, type Lottery } from './lottery';
import { numbersOf } from './numbers';

const ISSUES = 100_000;
/** One in 10,000, in standard deviations. */
const Z = 3.719;

/** What chi-square of so many degrees of freedom stays below but for one time in 10,000 (Wilson and Hilferty). */
const boundOf = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + Z * Math.sqrt(2 / (9 * freedom))) ** 3;

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(lottery: Lottery) {
  const [lowest, highest] = lottery.range;
  const width = highest - lowest + 1;
  const values = new Array<number>(width).fill(0);
  const places = Array.from({ length: lottery.balls }, () => new Array<number>(width).fill(0));
  const pairs = new Array<number>(width * width).fill(0);
  let repeated = 0;
  let seed = '';
  for (let at = 0; at < ISSUES; at += 1) {
    if (at % 1000 === 0) seed = createHash('sha256').update(`a day of a test ${at}`).digest('hex');
    const numbers = numbersOf(lottery, seed, `20260314-${at}`);
    if (!lottery.repeats && new Set(numbers).size < lottery.balls) repeated += 1;
    numbers.forEach((number, place) => {
      const value = number - lowest;
      values[value]! += 1;
      places[place]![value]! += 1;
      if (place === 1 || (lottery.repeats && place % 2 === 1))
        pairs[(numbers[place - 1]! - lowest) * width + value]! += 1;
    });
  }
  return { width, values, places, pairs, repeated };
}

it('spreads values, places and pairs of each lottery as chance would, and repeats none where none may', async () => {
  await proves('F-DRAW-07', () => {
    for (const lottery of HOUSE_LOTTERIES as readonly Lottery[]) {
      const { code, balls, repeats } = lottery;
      const { width, values, places, pairs, repeated } = countsOf(lottery);
      const within = (what: string, found: number, freedom: number) =>
        expect([code, what, found, found < boundOf(freedom)]).toEqual([code, what, found, true]);
      // Of numbers that may not repeat, one that came makes another one rarer.
      const share = repeats ? 1 : (width - balls) / (width - 1);
      const spread = chiSquare(values, (ISSUES * balls) / width);
      within('values', share === 0 ? spread : spread / share, width - 1);
      places.forEach((counts, place) => {
        within(`place ${place}`, chiSquare(counts, ISSUES / width), width - 1);
      });
      const possible = pairs.filter((_, pair) => repeats || Math.floor(pair / width) !== pair % width);
      // Further pairs of a draw without repeats depend on the first.
      const drawn = ISSUES * (repeats ? Math.floor(balls / 2) : 1);
      within('pairs', chiSquare(possible, drawn / possible.length), possible.length - 1);
      if (!repeats) expect([code, repeated]).toEqual([code, 0]);
    }
  });
});

describe('the numbers of an issue', () => {
  const seed = '00'.repeat(32);
  const of = (code: string) => HOUSE_LOTTERIES.find((each) => each.code === code)!;

  it('are those that another program works out by the words of the decision', () => {
    // Worked out in Python, with its own HMAC.
    expect(numbersOf(of('LTN1M'), seed, '20260314-0001')).toEqual([6, 7, 6]);
    expect(numbersOf(of('RACE10'), seed, '20260314-0001')).toEqual([7, 4, 5, 8, 1, 2, 6, 9, 10, 3]);
    expect(numbersOf(of('HAPPY8'), seed, '20260314-0001')).toEqual([57, 71, 69, 15, 2, 23, 64, 25]);
    expect(numbersOf(of('HARB645'), seed, '20260314-0001')).toEqual([12, 24, 14, 1, 22, 11]);
    // More than one block of bytes.
    expect(numbersOf(of('MKNORTH'), seed, '20260314-0001').join('')).toBe(
      '67618753338319573924733494402356450142678361977611614580905760593816636818851757145339657663353122148211154',
    );
  });

  it('pass over a byte beyond the last whole multiple of their range', () => {
    // Its bytes begin with 251, 65, 212 and 54.
    expect(numbersOf(of('LTN1M'), seed, '20260314-0003')).toEqual([5, 2, 4]);
  });
});
