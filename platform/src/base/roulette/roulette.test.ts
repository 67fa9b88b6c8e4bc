import { errorsOverAMillion, returnOf } from '../tables/return.testing';
import { PARTS } from '../tables/table';
import { COVERS } from './spots';
import { ROULETTE } from './table';
import { colourOf, WHEEL } from './wheel';

/** Every pocket is as likely as any other. */
const POCKETS = Array.from({ length: 37 }, (_, pocket) => ({ pocket }));
const kindOf = (spot: string) => spot.split('-')[0] ?? '';
const kinds = () => {
  const counts: Record<string, number> = {};
  for (const spot of ROULETTE.spots) counts[kindOf(spot)] = (counts[kindOf(spot)] ?? 0) + 1;
  return counts;
};

describe('the wheel', () => {
  it('has every number once, red and black in turn from the zero on', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(POCKETS.map(({ pocket }) => pocket));
    expect(WHEEL.slice(1).map((number) => colourOf(number))).toEqual(
      Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 'red' : 'black')),
    );
    expect(colourOf(0)).toBe('green');
  });

  it('asks for one number among 37', () => {
    const bounds: number[] = [];
    const outcome = ROULETTE.play((bound) => {
      bounds.push(bound);
      return 17;
    });
    expect([outcome, bounds]).toEqual([{ pocket: 17 }, [37]]);
  });
});

describe('bets', () => {
  it('are all that a table with one zero has', () => {
    expect(kinds()).toEqual({
      ...{ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3 },
      ...{ low: 1, high: 1, red: 1, black: 1, odd: 1, even: 1 },
    });
    expect(new Set(ROULETTE.spots).size).toBe(157);
  });

  it('inside cover numbers that lie together, whose names they have', () => {
    const place = (number: number) => [Math.ceil(number / 3), (number - 1) % 3] as const;
    for (const [spot, numbers] of COVERS) {
      if (!/^(straight|split|street|corner|line)-/.test(spot)) continue;
      expect(spot).toBe(`${kindOf(spot)}-${numbers.join('-')}`);
      if (numbers.includes(0)) continue;
      const rows = numbers.map((number) => place(number)[0]);
      const columns = numbers.map((number) => place(number)[1]);
      const [high, wide] = [rows, columns].map((all) => Math.max(...all) - Math.min(...all) + 1) as [number, number];
      expect([spot, high * wide]).toEqual([spot, numbers.length]);
    }
  });

  it.each([
    ['straight-17', [17], 35],
    ['split-0-2', [0, 2], 17],
    ['split-17-20', [17, 20], 17],
    ['street-0-2-3', [0, 2, 3], 11],
    ['street-34-35-36', [34, 35, 36], 11],
    ['corner-0-1-2-3', [0, 1, 2, 3], 8],
    ['corner-32-33-35-36', [32, 33, 35, 36], 8],
    ['line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 5],
    ['dozen-2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 2],
    ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 2],
    ['red', [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36], 1],
    ['low', Array.from({ length: 18 }, (_, at) => at + 1), 1],
    ['odd', Array.from({ length: 18 }, (_, at) => at * 2 + 1), 1],
  ])('win on their numbers alone: %s', (spot, numbers, pays) => {
    const wins = POCKETS.filter((outcome) => ROULETTE.partsBack(spot, outcome) > 0);
    expect(wins.map(({ pocket }) => pocket)).toEqual(numbers);
    for (const outcome of wins) expect(ROULETTE.partsBack(spot, outcome)).toBe((pays + 1) * PARTS);
  });

  it('bring whole parts of a stake, so that nothing is rounded', () => {
    for (const spot of ROULETTE.spots) expect(Number.isInteger(ROULETTE.termsOf(spot).brings)).toBe(true);
  });
});

describe('returns', () => {
  it('are what is stated: all pockets are counted out', () => {
    for (const spot of ROULETTE.spots)
      expect([spot, returnOf(ROULETTE, spot, POCKETS)]).toEqual([spot, ROULETTE.termsOf(spot).returnPercent]);
  });

  it('come out of a million rounds, within three standard errors', () => {
    const spots = ['straight-0', 'split-17-20', 'street-1-2-3', 'corner-1-2-4-5', 'line-1-2-3-4-5-6', 'dozen-3', 'red'];
    for (const error of errorsOverAMillion(ROULETTE, spots, POCKETS, 'a million spins')) expect(error).toBeLessThan(3);
  });
});
