import { createPrng } from '../../demonstration/chance/prng';
import { compareMeans, type Moments } from './means';
import { compareStrata, type Stratum } from './strata';

const LOOKS = 50;

interface World {
  /** Rates of the first and the second arm, by merchant. */
  readonly rates: readonly (readonly [number, number])[];
  /** Shares of the visitors, by merchant, in the first half and in the second. */
  readonly shares: readonly [readonly number[], readonly number[]];
  /** Share of the first arm. */
  readonly arm: number;
  /** Visitors between two looks. */
  readonly step: number;
}

const nothing = () => ({ n: 0, sum: 0, squares: 0 });

/** Looks at an experiment over merchants again and again, and gives the least p of all looks and the last comparison. */
function lookedAt({ rates, shares, arm, step }: World, seed: number) {
  const { next } = createPrng(seed);
  const strata = rates.map(() => ({ first: nothing(), second: nothing() }));
  let least = 1;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = shares[look < LOOKS / 2 ? 0 : 1];
    for (let i = 0; i < step; i += 1) {
      let rest = next();
      const merchant = now.findIndex((share) => {
        rest -= share;
        return rest < 0;
      });
      const [stratum, rate] = [strata[merchant] ?? strata[0]!, rates[merchant] ?? rates[0]!];
      const isFirst = next() < arm;
      const moments = isFirst ? stratum.first : stratum.second;
      const hit = next() < rate[isFirst ? 0 : 1] ? 1 : 0;
      moments.n += 1;
      moments.sum += hit;
      moments.squares += hit;
    }
    least = Math.min(least, compareStrata(strata, { expected: 0.02 }).p);
  }
  return { least, last: compareStrata(strata, { expected: 0.02 }), strata };
}

const unlike = [0.3, 0.1, 0.02, 0.005].map((rate) => [rate, rate] as const);
const even = [0.25, 0.25, 0.25, 0.25];

describe('arms over merchants that are unlike each other', () => {
  it.each<[string, World]>([
    [
      'of four sizes',
      {
        rates: unlike,
        shares: [
          [0.6, 0.3, 0.09, 0.01],
          [0.6, 0.3, 0.09, 0.01],
        ],
        arm: 0.5,
        step: 60,
      },
    ],
    ['of which the best joins half way', { rates: unlike, shares: [[0, 0.4, 0.3, 0.3], even], arm: 0.5, step: 60 }],
    ['with a fifth in one arm', { rates: unlike, shares: [even, even], arm: 0.2, step: 60 }],
    [
      'where things are rare',
      {
        rates: unlike.slice(2),
        shares: [
          [0.5, 0.5],
          [0.5, 0.5],
        ],
        arm: 0.5,
        step: 120,
      },
    ],
  ])('of 400 experiments without a difference, looked at all the time, at most 5 %% raise an alarm: %s', (_, world) => {
    const alarms = Array.from({ length: 400 }, (_, seed) => lookedAt(world, seed).least).filter((p) => p < 0.05);
    expect(alarms.length).toBeLessThanOrEqual(20);
  });

  it('find a difference that every merchant has, within bounds that hold it', () => {
    const rates = [[0.34, 0.3] as const, [0.14, 0.1] as const, [0.06, 0.02] as const];
    const shares = [0.5, 0.3, 0.2];
    const all = Array.from({ length: 20 }, (_, seed) =>
      lookedAt({ rates, shares: [shares, shares], arm: 0.5, step: 300 }, seed),
    );
    expect(all.filter(({ last }) => last.low > 0 && last.low < 0.04 && last.high > 0.04).length).toBeGreaterThanOrEqual(
      18,
    );
  });

  it('do not take a merchant with more visitors of one arm for a difference, as sums would', () => {
    const rate = (n: number, of: number): Moments => ({ n, sum: n * of, squares: n * of });
    const strata: Stratum[] = [
      { first: rate(9_000, 0.3), second: rate(1_000, 0.3) },
      { first: rate(1_000, 0.1), second: rate(9_000, 0.1) },
    ];
    const summed = compareMeans(
      { n: 10_000, sum: 2_800, squares: 2_800 },
      { n: 10_000, sum: 1_200, squares: 1_200 },
      { expected: 0.02 },
    );
    expect(summed.low).toBeGreaterThan(0.1);
    const { difference, low, high } = compareStrata(strata, { expected: 0.02 });
    expect(difference).toBeCloseTo(0, 12);
    expect(low < 0 && high > 0).toBe(true);
  });
});

describe('strata', () => {
  const of = (n: number, hits: number): Moments => ({ n, sum: hits, squares: hits });
  it('of one merchant are compared as means are', () => {
    const [first, second] = [of(500, 60), of(400, 40)];
    expect(compareStrata([{ first, second }], { expected: 0.02 })).toEqual(
      compareMeans(first, second, { expected: 0.02 }),
    );
  });

  it('that are small are put together, none is left out, and too few in all say nothing', () => {
    const small = { first: of(30, 3), second: of(30, 3) };
    expect(compareStrata([small, small, small], { expected: 0.02 }).p).toBe(1);
    expect(compareStrata([small, small, small], { expected: 0.02 }).high).toBe(Number.POSITIVE_INFINITY);
    expect(compareStrata(Array(4).fill(small), { expected: 0.02 })).toEqual(
      compareMeans(of(120, 12), of(120, 12), { expected: 0.02 }),
    );
    const big = { first: of(1_000, 100), second: of(1_000, 100) };
    expect(compareStrata([small, big], { expected: 0.02 })).toEqual(
      compareMeans(of(1_030, 103), of(1_030, 103), { expected: 0.02 }),
    );
    expect(compareStrata([], { expected: 0.02 })).toMatchObject({ difference: 0, p: 1 });
  });
});
