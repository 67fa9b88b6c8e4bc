import { createPrng } from '../../demonstration/chance/prng';
import { sampleRatio } from './ratio';

const LOOKS = 100;

/** Looks at an assignment 100 times, and says after how many visitors its shares were held for wrong. */
function alarmOf(shares: readonly number[], real: readonly number[], step: number, alpha: number, seed: number) {
  const { next } = createPrng(seed);
  const arms = shares.map((share) => ({ share, n: 0 }));
  for (let look = 1; look <= LOOKS; look += 1) {
    for (let i = 0; i < step; i += 1) {
      let at = next();
      const arm = arms.find((_, arm) => {
        at -= real[arm] ?? 0;
        return at < 0;
      });
      if (arm !== undefined) arm.n += 1;
    }
    if (sampleRatio(arms) < alpha) return look * step;
  }
  return undefined;
}

const alarms = (shares: readonly number[], real: readonly number[], step: number, alpha: number, tries: number) =>
  Array.from({ length: tries }, (_, seed) => alarmOf(shares, real, step, alpha, seed)).filter((at) => at !== undefined);

describe('shares that are looked at a hundred times', () => {
  it.each([[[0.5, 0.5]], [[0.1, 0.9]], [[0.2, 0.3, 0.5]]])(
    'of 1,000 right assignments to %p, at most 5 % raise an alarm',
    (shares) => {
      expect(alarms(shares, shares, 20, 0.05, 1_000).length).toBeLessThanOrEqual(50);
    },
  );

  it.each([
    ['all visitors in one arm of two, within 30', [0, 1], 1, 30],
    ['a tenth of an arm lost, within 20,000', [0.45, 0.5], 200, 20_000],
  ] as const)('find %s visitors', (_, real, step, within) => {
    const found = alarms([0.5, 0.5], real, step, 0.001, 50).filter((at) => at <= within);
    expect(found.length).toBeGreaterThanOrEqual(48);
  });
});

test('nobody in any arm is right', () => {
  expect(
    sampleRatio([
      { share: 0.1, n: 0 },
      { share: 0.9, n: 0 },
    ]),
  ).toBe(1);
});

test.each([
  ['one arm', [{ share: 1, n: 5 }]],
  [
    'shares of more than a whole',
    [
      { share: 0.6, n: 1 },
      { share: 0.6, n: 1 },
    ],
  ],
  [
    'an arm that nobody may have',
    [
      { share: 0, n: 1 },
      { share: 1, n: 1 },
    ],
  ],
  [
    'less than nobody',
    [
      { share: 0.5, n: -1 },
      { share: 0.5, n: 1 },
    ],
  ],
])('%s is refused', (_, arms) => {
  expect(() => sampleRatio(arms)).toThrow(RangeError);
});
