import { CARDS } from '../cards/table';
import { DICE } from '../dice/table';
import { ROULETTE } from '../roulette/table';
import { paidOn } from '../tables/paid';
import { errorOf, millionOf } from '../tables/return.testing';
import { PARTS } from '../tables/table';
import { headsOf, sumOf, ticketOf } from './numbers';
import { PAYS } from './pays';
import { KENO } from './table';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const COUNTS = upTo(10);
const SIDES = ['low', 'high', 'odd', 'even', 'heads', 'level', 'tails'].map((name) => `balls-${name}`);

/** In how many ways so many can be chosen. Whole at every step, since each is itself such a number. */
const waysOf = (of: number, chosen: number): number =>
  upTo(chosen).reduce((ways, step) => (ways * (of - chosen + step)) / step, 1);
/** All draws, each as likely as any other. */
const ALL = waysOf(40, 10);

const ticket = (marks: number) => ticketOf(upTo(marks));
/** A draw that has so many of the first ten numbers' marks. */
const drawWith = (hits: number) => ({ numbers: [...upTo(hits), ...upTo(10 - hits).map((each) => each + 30)] });
const times = (spot: string, numbers: readonly number[]) => KENO.partsBack(spot, { numbers }) / PARTS;

/** Draws by the sum of their numbers: `ways[count][sum]`, all numbers taken one after another. */
function waysBySum(): readonly number[] {
  const ways = Array.from({ length: 11 }, () => Array.from({ length: 400 }, () => 0));
  ways[0]![0] = 1;
  for (const number of upTo(40))
    for (let count = 10; count > 0; count -= 1)
      for (let sum = 399; sum >= number; sum -= 1) ways[count]![sum]! += ways[count - 1]![sum - number]!;
  return ways[10]!;
}

/** Parts of a stake over all draws, counted in whole numbers. */
function partsOverAll(spot: string): { readonly parts: number; readonly of: number } {
  const [kind = '', which = '', ...more] = spot.split('-');
  if (kind === 'marks') {
    const marks = more.length + 1;
    const parts = [0, ...upTo(marks)].reduce(
      (sum, hits) => sum + waysOf(10, hits) * waysOf(30, marks - hits) * KENO.partsBack(spot, drawWith(hits)),
      0,
    );
    return { parts, of: waysOf(40, marks) };
  }
  const brings = KENO.termsOf(spot).brings;
  const halves = [0, ...COUNTS].map((heads) => waysOf(20, heads) * waysOf(20, 10 - heads));
  const counted = (ways: readonly number[], fits: (at: number) => boolean) =>
    ways.reduce((sum, each, at) => (fits(at) ? sum + each : sum), 0);
  const wins: Readonly<Record<string, () => number>> = {
    low: () => counted(waysBySum(), (sum) => sum < 205),
    high: () => counted(waysBySum(), (sum) => sum > 205),
    odd: () => counted(waysBySum(), (sum) => sum % 2 === 1),
    even: () => counted(waysBySum(), (sum) => sum % 2 === 0),
    heads: () => counted(halves, (heads) => heads > 5),
    level: () => counted(halves, (heads) => heads === 5),
    tails: () => counted(halves, (heads) => heads < 5),
  };
  return { parts: wins[which]!() * brings, of: ALL };
}

describe('a draw', () => {
  it('takes ten of forty balls, each that is left as likely as any other', () => {
    const bounds: number[] = [];
    const { numbers } = KENO.play((bound) => {
      bounds.push(bound);
      return bounds.length % 2 === 1 ? 0 : bound - 1;
    });
    expect(bounds).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
    // The last ball, and then what took its place.
    expect(numbers).toEqual([1, 40, 3, 2, 5, 4, 7, 6, 9, 8]);
  });

  it('can be any set of balls in any order', () => {
    const bounds = [40, 39, 38, 37, 36, 35, 34, 33, 32, 31];
    const places = bounds.map((bound, at) => (at * 17 + 5) % bound);
    const { numbers } = KENO.play(() => places.shift() ?? 0);
    expect(new Set(numbers).size).toBe(10);
    expect(numbers.every((number) => number >= 1 && number <= 40)).toBe(true);
  });
});

describe('a ticket', () => {
  it('is one to ten numbers from the lowest, and nothing else', () => {
    expect(ticketOf([22, 3, 17])).toBe('marks-3-17-22');
    for (const spot of [
      'marks-1',
      'marks-40',
      'marks-1-2-3-4-5-6-7-8-9-10',
      ticketOf([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]),
    ])
      expect([spot, KENO.isMade?.(spot)]).toEqual([spot, true]);
    for (const spot of [
      'marks',
      'marks-',
      'marks-0',
      'marks-41',
      'marks-400',
      'marks-3-3',
      'marks-17-3',
      'marks-03',
      'marks-3-',
      'marks--3',
      'marks-1-2-3-4-5-6-7-8-9-10-11',
      'marks-a',
      'MARKS-3',
      'marks-3 ',
      'balls-low',
      '__proto__',
    ])
      expect([spot, KENO.isMade?.(spot)]).toEqual([spot, false]);
  });

  it('pays by how many of its numbers are drawn, wherever they stand in the draw', () => {
    const pays = (marks: number) => [0, ...upTo(marks)].map((hits) => times(ticket(marks), drawWith(hits).numbers));
    expect(pays(1)).toEqual([0, 3.8]);
    expect(pays(2)).toEqual([0, 1, 10]);
    expect(pays(5)).toEqual([0, 0, 0, 4, 25, 1000]);
    expect(pays(10)).toEqual([5, 0, 0, 0, 1, 5, 30, 250, 2500, 8000, 10_000]);
    expect(times('marks-2-9-40', [40, 11, 12, 9, 13, 14, 15, 16, 17, 2])).toBe(45);
    expect(times('marks-2-9-39', [40, 11, 12, 9, 13, 14, 15, 16, 17, 2])).toBe(3);
  });

  it('has no name of another table’s spot, nor have the bets beside it', () => {
    const all = [...KENO.spots, ...DICE.spots, ...ROULETTE.spots, ...CARDS.spots];
    expect(new Set(all).size).toBe(all.length);
    expect(all.some((spot) => KENO.isMade?.(spot))).toBe(false);
  });
});

describe('bets beside the ticket', () => {
  it('are on the sum of all numbers, the middle one neither low nor high', () => {
    const low = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const middle = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];
    const high = [26, ...middle.slice(1)];
    expect([sumOf(low), sumOf(middle), sumOf(high)]).toEqual([55, 205, 215]);
    expect(['balls-low', 'balls-high'].map((spot) => [low, middle, high].map((each) => times(spot, each)))).toEqual([
      [1.95, 0, 0],
      [0, 0, 1.95],
    ]);
    const even = [2, 1, 3, 4, 5, 6, 7, 8, 9, 11];
    expect(['balls-odd', 'balls-even'].map((spot) => [low, even].map((each) => times(spot, each)))).toEqual([
      [1.9, 0],
      [0, 1.9],
    ]);
  });

  it('are on which half has more of the numbers', () => {
    const of = (heads: number) => [...upTo(heads), ...upTo(10 - heads).map((each) => each + 20)];
    const halves = ['balls-heads', 'balls-level', 'balls-tails'];
    expect([6, 5, 4].map((heads) => [headsOf(of(heads)), ...halves.map((spot) => times(spot, of(heads)))])).toEqual([
      [6, 2.65, 0, 0],
      [5, 0, 3.4, 0],
      [4, 0, 0, 2.65],
    ]);
    expect(headsOf([20, 21])).toBe(1);
  });
});

it('pays whole hundredths of the smallest stake, whatever comes', () => {
  for (const marks of COUNTS)
    for (const hits of [0, ...upTo(marks)]) {
      const { payout } = paidOn(KENO, { [ticket(marks)]: '0.20' }, drawWith(hits));
      expect(payout).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  for (const spot of SIDES) expect((KENO.termsOf(spot).brings * 20) % PARTS).toBe(0);
});

describe('returns', () => {
  it('of every ticket and bet are what is stated, and between 92 and 97 percent: all draws are counted out', () => {
    for (const spot of [...COUNTS.map(ticket), ...SIDES]) {
      const { parts, of } = partsOverAll(spot);
      const hundredths = Math.floor((parts * 10_000) / (of * PARTS));
      expect([spot, (hundredths / 100).toFixed(2)]).toEqual([spot, KENO.termsOf(spot).returnPercent]);
      expect(hundredths).toBeGreaterThanOrEqual(9200);
      expect(hundredths).toBeLessThanOrEqual(9700);
    }
    expect(ALL).toBe(847_660_528);
    expect([...PAYS.keys()]).toEqual(COUNTS);
  });

  it('come out of a million rounds, within three standard errors, and every ball as often within four', () => {
    const balls = Array.from({ length: 41 }, () => 0);
    // What the spots below are about, and nothing else, makes draws alike.
    const keyOf = ({ numbers }: { readonly numbers: readonly number[] }) => {
      let [hits, sum, heads] = [0, 0, 0];
      for (const number of numbers) {
        balls[number]! += 1;
        if (number <= 10) hits += 1 << number;
        sum += number;
        if (number <= 20) heads += 1;
      }
      return `${hits} ${Math.sign(sum - 205)} ${sum % 2} ${Math.sign(heads - 5)}`;
    };
    const came = millionOf(KENO, 'a million draws', keyOf, 10);
    for (const spot of [...COUNTS.map(ticket), ...SIDES]) {
      const { parts, of } = partsOverAll(spot);
      expect([spot, errorOf(KENO, spot, came, parts / of) < 3]).toEqual([spot, true]);
    }
    const error = Math.sqrt(1_000_000 * 0.25 * 0.75);
    expect(balls[0]).toBe(0);
    for (const count of balls.slice(1)) expect(Math.abs(count - 250_000) / error).toBeLessThan(4);
  });
});
