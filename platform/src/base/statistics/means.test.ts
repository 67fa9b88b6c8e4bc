import { createPrng, type Prng } from '../../demonstration/chance/prng';
import { compareMeans, FEWEST, type Moments } from './means';

const LOOKS = 100;
type Draw = (prng: Prng, arm: number) => number;

const normal = ({ next }: Prng): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
/** Deposits of a member: most make none, a few make great ones. */
const deposits: Draw = (prng) => (prng.chance(0.2) ? Math.exp(4 + 1.2 * normal(prng)) : 0);
const conversions =
  (...rates: readonly [number, number]): Draw =>
  (prng, arm) =>
    prng.chance(rates[arm] ?? 0) ? 1 : 0;

interface Experiment {
  readonly draw: Draw;
  readonly expected: number;
  readonly share: number;
  /** Values between two looks. */
  readonly step: number;
}

/** Looks at an experiment 100 times, and says after how many values a difference was found. */
function alarmOf({ draw, expected, share, step }: Experiment, seed: number): number | undefined {
  const prng = createPrng(seed);
  const nothing = () => ({ n: 0, sum: 0, squares: 0 });
  const arms: [ReturnType<typeof nothing>, ReturnType<typeof nothing>] = [nothing(), nothing()];
  for (let look = 1; look <= LOOKS; look += 1) {
    for (let i = 0; i < step; i += 1) {
      const arm = prng.chance(share) ? 0 : 1;
      const value = draw(prng, arm);
      arms[arm].n += 1;
      arms[arm].sum += value;
      arms[arm].squares += value * value;
    }
    if (compareMeans(...arms, { expected }).p < 0.05) return look * step;
  }
  return undefined;
}

const alarms = (experiment: Experiment, tries: number) =>
  Array.from({ length: tries }, (_, seed) => alarmOf(experiment, seed)).filter((at) => at !== undefined);

describe('means that are looked at a hundred times', () => {
  it.each<[string, Experiment]>([
    ['of normal values', { draw: normal, expected: 5, share: 0.5, step: 60 }],
    ['of deposits, where a great difference is expected', { draw: deposits, expected: 50, share: 0.5, step: 25 }],
    ['of deposits, with a tenth in one arm', { draw: deposits, expected: 10, share: 0.1, step: 25 }],
    ['of rare conversions', { draw: conversions(0.02, 0.02), expected: 0.02, share: 0.1, step: 25 }],
  ])('of 1,000 experiments without a difference, at most 5 % raise an alarm: %s', (_, experiment) => {
    expect(alarms(experiment, 1_000).length).toBeLessThanOrEqual(50);
  });

  it.each<[string, Experiment, number]>([
    [
      'of a fifth of a standard deviation, within 3,000',
      { draw: (prng, arm) => normal(prng) + (arm === 0 ? 0.2 : 0), expected: 0.2, share: 0.5, step: 30 },
      3_000,
    ],
    [
      'of 12 % to 10 % conversions, within 16,000',
      { draw: conversions(0.12, 0.1), expected: 0.02, share: 0.5, step: 160 },
      16_000,
    ],
  ])('find a difference %s values', (_, experiment, within) => {
    expect(alarms(experiment, 50).filter((at) => at <= within).length).toBeGreaterThanOrEqual(45);
  });
});

/** Moments of values of which half are `mean - 1` and half `mean + 1`. */
const around = (mean: number, n: number): Moments => ({ n, sum: n * mean, squares: n * (mean * mean + 1) });

describe('bounds', () => {
  it('lie around the difference, and leave out zero just when p is below alpha', () => {
    for (const mean of [0, 0.1, 0.2, 0.3, 1, -1]) {
      const { difference, low, high, p } = compareMeans(around(mean, 1_000), around(0, 1_000), { expected: 0.2 });
      expect(difference).toBeCloseTo(mean, 10);
      expect((low + high) / 2).toBeCloseTo(mean, 10);
      expect(low > 0 || high < 0).toBe(p < 0.05);
    }
  });

  it('are wider for a smaller alpha, and narrower for more values', () => {
    const widthOf = (n: number, alpha: number) => {
      const { low, high } = compareMeans(around(1, n), around(1, n), { expected: 0.2, alpha });
      return high - low;
    };
    expect(widthOf(1_000, 0.01)).toBeGreaterThan(widthOf(1_000, 0.05));
    expect(widthOf(100_000, 0.05)).toBeLessThan(widthOf(1_000, 0.05) / 5);
  });

  const endless = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, p: 1 };
  it('have no end before there are enough values, or two different ones', () => {
    const none = { n: 0, sum: 0, squares: 0 };
    expect(compareMeans(none, none, { expected: 1 })).toEqual({ difference: 0, ...endless });
    expect(compareMeans(around(9, FEWEST - 1), around(0, 10_000), { expected: 1 })).toEqual({
      difference: 9,
      ...endless,
    });
    const ones = { n: 500, sum: 500, squares: 500 };
    expect(compareMeans(ones, ones, { expected: 1 })).toEqual({ difference: 0, ...endless });
  });

  it('are refused for what cannot be', () => {
    expect(() => compareMeans(around(0, 500), around(0, 500), { expected: 0 })).toThrow(RangeError);
    expect(() => compareMeans({ n: 1.5, sum: 0, squares: 0 }, around(0, 5), { expected: 1 })).toThrow(RangeError);
    expect(() => compareMeans(around(0, 5), { n: 5, sum: Number.NaN, squares: 1 }, { expected: 1 })).toThrow(
      RangeError,
    );
    expect(() => compareMeans(around(0, 5), { n: 5, sum: 1, squares: -1 }, { expected: 1 })).toThrow(RangeError);
  });
});
