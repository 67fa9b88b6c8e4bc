import fc from 'fast-check';
import { createPrng } from '../../demonstration/chance/prng';
import { logBeta } from './log-beta';
import { compareRates, evidenceAgainst } from './rates';

const ALPHA = 0.05;
const LOOKS = 100;

interface Experiment {
  readonly rates: readonly [number, number];
  /** Share of visits that the first arm has. */
  readonly share: number;
  /** Visits between two looks. */
  readonly step: number;
}

/** Looks at an experiment 100 times, and says after how many visits the true difference (or none) was first held for wrong. */
function alarmOf({ rates, share, step }: Experiment, seed: number, against = 0): number | undefined {
  const { next } = createPrng(seed);
  const nothing = () => ({ n: 0, hits: 0 });
  const arms: [ReturnType<typeof nothing>, ReturnType<typeof nothing>] = [nothing(), nothing()];
  for (let look = 1; look <= LOOKS; look += 1) {
    for (let i = 0; i < step; i += 1) {
      const arm = next() < share ? 0 : 1;
      arms[arm].n += 1;
      if (next() < rates[arm]) arms[arm].hits += 1;
    }
    if (evidenceAgainst(...arms, against) > -Math.log(ALPHA)) return look * step;
  }
  return undefined;
}

const alarms = (experiment: Experiment, tries: number, against = 0) =>
  Array.from({ length: tries }, (_, seed) => alarmOf(experiment, seed, against)).filter((at) => at !== undefined);

describe('rates that are looked at a hundred times', () => {
  it.each<[string, Experiment]>([
    ['of rare failures', { rates: [0.005, 0.005], share: 0.5, step: 20 }],
    ['of rare failures, with a tenth in one arm', { rates: [0.01, 0.01], share: 0.1, step: 20 }],
    ['of frequent things', { rates: [0.5, 0.5], share: 0.5, step: 5 }],
    ['from the first visit on', { rates: [0.2, 0.2], share: 0.5, step: 1 }],
  ])('of 1,000 experiments without a difference, at most 5 % raise an alarm: %s', (_, experiment) => {
    expect(alarms(experiment, 1_000).length).toBeLessThanOrEqual(50);
  });

  it('hold the true difference at every look in at least 95 % of experiments', () => {
    const experiment = { rates: [0.06, 0.02], share: 0.3, step: 20 } as const;
    expect(alarms(experiment, 1_000, 0.04).length).toBeLessThanOrEqual(50);
  });

  it.each<[string, Experiment, number]>([
    ['that fails in every visit, of a tenth of all, within 100', { rates: [1, 0.005], share: 0.1, step: 2 }, 100],
    ['that fails in half, within 200', { rates: [0.5, 0.005], share: 0.1, step: 10 }, 200],
    ['that fails in one of twenty, within 5,000', { rates: [0.05, 0.005], share: 0.1, step: 50 }, 5_000],
    ['that fails twice as often, within 60,000', { rates: [0.02, 0.01], share: 0.5, step: 600 }, 60_000],
  ])('find an arm %s visits', (_, experiment, within) => {
    const found = alarms(experiment, 50).filter((at) => at <= within);
    expect(found.length).toBeGreaterThanOrEqual(48);
  });
});

describe('the interval', () => {
  const counts = fc
    .tuple(fc.integer({ min: 1, max: 3_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([n, rate]) => ({ n, hits: Math.round(n * rate) }));

  it('holds the estimate, lies in [-1, 1] and leaves out zero just when p is below alpha', () => {
    fc.assert(
      fc.property(counts, counts, (first, second) => {
        const { difference, low, high, p } = compareRates(first, second);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
        if (Math.abs(p - ALPHA) > 1e-9) expect(low > 0 || high < 0).toBe(p < ALPHA);
      }),
    );
  });

  it('of the arms the other way round is the same, mirrored', () => {
    fc.assert(
      fc.property(counts, counts, (first, second) => {
        const [one, other] = [compareRates(first, second), compareRates(second, first)];
        expect(one.low).toBeCloseTo(-other.high, 9);
        expect(one.p).toBeCloseTo(other.p, 9);
      }),
    );
  });

  it('gets narrower as visits are counted', () => {
    const widthOf = (n: number) => {
      const { low, high } = compareRates({ n, hits: n / 10 }, { n, hits: n / 10 });
      return high - low;
    };
    expect([widthOf(10), widthOf(100), widthOf(1_000)]).toEqual(
      [widthOf(10), widthOf(100), widthOf(1_000)].sort((a, b) => b - a),
    );
    expect(widthOf(100_000)).toBeLessThan(0.02);
  });
});

describe('the least and the most', () => {
  const none = { n: 0, hits: 0 };
  it('of nothing says nothing', () => {
    const nothing = { difference: 0, low: -1, high: 1, p: 1 };
    expect(compareRates(none, none)).toEqual(nothing);
    expect(compareRates(none, { n: 1_000_000, hits: 3 })).toEqual(nothing);
    expect(compareRates({ n: 5, hits: 5 }, none)).toEqual(nothing);
  });

  it('of arms that never failed, or always, finds no difference', () => {
    for (const hits of [0, 500]) {
      const { difference, low, high, p } = compareRates({ n: 500, hits }, { n: 500, hits });
      expect({ difference, p }).toEqual({ difference: 0, p: 1 });
      expect(low).toBeLessThan(0);
      expect(high).toBeGreaterThan(0);
    }
  });

  it('of all against none finds the difference after a dozen each', () => {
    const all = (n: number) => compareRates({ n, hits: n }, { n, hits: 0 });
    expect(all(3).p).toBeGreaterThan(ALPHA);
    expect(all(12)).toMatchObject({ difference: 1, high: 1 });
    expect(all(12).low).toBeGreaterThan(0.3);
  });

  it('of a billion visits is still a number', () => {
    const { low, high } = compareRates({ n: 1e9, hits: 1e6 }, { n: 1e9, hits: 1_000_500 });
    expect(low).toBeLessThan(-5e-7);
    expect(high).toBeGreaterThan(-5e-7);
    expect(high - low).toBeLessThan(2e-5);
  });

  it.each([
    { n: 1, hits: 2 },
    { n: -1, hits: -1 },
    { n: 1.5, hits: 1 },
    { n: Number.NaN, hits: 0 },
  ])('refuses %p', (counts) => {
    expect(() => compareRates(counts, none)).toThrow(RangeError);
    expect(() => compareRates(none, counts)).toThrow(RangeError);
  });
});

test('the beta function is that of factorials', () => {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  for (const [a, b] of [
    [1, 1],
    [2, 3],
    [7, 11],
    [40, 60],
  ] as const)
    expect(logBeta(a, b)).toBeCloseTo(Math.log((factorial(a - 1) * factorial(b - 1)) / factorial(a + b - 1)), 10);
  expect(logBeta(0.5, 0.5)).toBeCloseTo(Math.log(Math.PI), 10);
  expect(logBeta(1, 2, 3)).toBeCloseTo(Math.log(2 / factorial(5)), 10);
});
