import { createPrng } from '../../demonstration/chance/prng';
import type { ArmCounts } from './counts';
import { checked, judgePooled, type PooledMerchant } from './pooled';
import { none } from './report';
import type { SeenArm } from './verdict';

type Counts = { -readonly [K in keyof ArmCounts]: ArmCounts[K] };
const looked = { metric: 'deposit', guardrails: ['bet', 'failures'] } as const;
const NAMES = ['old', 'new'] as const;

const merchant = (code: string, counts: readonly Counts[], currency = '฿'): PooledMerchant => ({
  ...{ code, currency },
  arms: counts.map((each) => ({ arm: each.arm, share: 0.5, counts: each })),
});

/** The sums of the merchants that are not left out, as the report has them. */
function judged(of: Parameters<typeof judgePooled>[0], all: readonly PooledMerchant[], isOver = false) {
  const found = checked(all);
  const arms = NAMES.map((arm): SeenArm => {
    const own = found
      .filter(({ isLeftOut }) => !isLeftOut)
      .flatMap(({ arms: each }) => each.filter((a) => a.arm === arm));
    const visitors = own.reduce((sum, { counts }) => sum + counts.visitors, 0);
    return { arm, share: 0.5, counts: { ...none(arm), visitors }, loads: { version: arm, loads: 0, failures: 0 } };
  });
  return judgePooled(of, arms, found, { isOver, expected: 10 });
}

const RATES = [0.3, 0.12, 0.05, 0.01];
const FALSE = new Set(['ratio', 'guardrail', 'better', 'worse']);

describe('an experiment over merchants that are unlike each other', () => {
  it('without a difference raises at most 5 % alarms while it is looked at all the time, checks of each merchant included', () => {
    const experiments = 200;
    let alarms = 0;
    for (let seed = 0; seed < experiments; seed += 1) {
      const { next } = createPrng(seed);
      const counts = RATES.map(() => NAMES.map((arm): Counts => none(arm)));
      let isAlarm = false;
      for (let n = 1; n <= 4_000 && !isAlarm; n += 1) {
        // The greatest merchant joins half way.
        const at = n < 2_000 ? 1 + Math.floor(next() * 3) : Math.floor(next() * 4);
        const own = counts[at]?.[next() < 0.5 ? 0 : 1];
        if (own === undefined) continue;
        own.visitors += 1;
        own.deposit += next() < (RATES[at] ?? 0) ? 1 : 0;
        own.bet += next() < 0.3 ? 1 : 0;
        if (n % 200 === 0) {
          const all = counts.map((each, place) => merchant(`M${place}`, each));
          isAlarm = judged(looked, all).verdicts.some(({ kind }) => FALSE.has(kind));
        }
      }
      alarms += isAlarm ? 1 : 0;
    }
    expect(alarms / experiments).toBeLessThanOrEqual(0.05);
  });

  const even = (visitors: number, deposit: readonly [number, number]) =>
    NAMES.map((arm, at): Counts => ({ ...none(arm), visitors, deposit: deposit[at] ?? 0 }));

  it('with a difference finds it, by the differences within merchants', () => {
    const all = [merchant('ONE', even(4_000, [1_200, 1_480])), merchant('TWO', even(2_000, [100, 220]))];
    const { verdicts, comparisons } = judged({ ...looked, guardrails: [] }, all);
    expect(verdicts[0]?.sentence).toMatch(/^new is better than old by \d\.\d to \d+\.\d points \(deposits\)\.$/);
    expect(comparisons[0]?.difference).toBeCloseTo((4_000 * 0.07 + 2_000 * 0.06) / 6_000, 10);
  });

  it('leaves out the merchant whose arms have other visitors than they should, and names it', () => {
    const lost = [
      { ...none('old'), visitors: 2_000, deposit: 200 },
      { ...none('new'), visitors: 1_200, deposit: 700 },
    ];
    const all = [merchant('ONE', even(4_000, [400, 400])), merchant('LOST', lost)];
    const { verdicts, comparisons, ratio } = judged({ ...looked, guardrails: [] }, all);
    expect(verdicts.map(({ kind }) => kind)).toEqual(['ratio', 'keep looking']);
    expect(verdicts[0]?.sentence).toMatch(/^LOST is left out: old has 62\.5 % in place of 50\.0 %, new has 37\.5 %/);
    expect([comparisons[0]?.difference, ratio > 0.5]).toEqual([0, true]);
  });

  it('finds what no merchant shows alone: each loses a little of one arm', () => {
    const all = Array.from({ length: 30 }, (_, n) =>
      merchant(`M${n}`, [
        { ...none('old'), visitors: 1_060 },
        { ...none('new'), visitors: 1_000 },
      ]),
    );
    expect(checked(all).some(({ isLeftOut }) => isLeftOut)).toBe(false);
    expect(judged(looked, all).verdicts[0]?.sentence).toMatch(/^Do not trust these numbers/);
  });

  it('adds up no stakes of several currencies', () => {
    const staked = (each: number) =>
      NAMES.map((arm, at): Counts => {
        const [visitors, sum] = [1_000, 1_000 * (each + at * each)];
        return { ...none(arm), visitors, bet: 500, stakeSum: sum, stakeSquares: (sum * sum) / 500 };
      });
    const of = { metric: 'stake', guardrails: [] } as const;
    const mixed = judged(of, [merchant('ONE', staked(10), '฿'), merchant('TWO', staked(3_000), '₫')]);
    expect(mixed.verdicts).toMatchObject([
      { kind: 'nothing yet', sentence: expect.stringMatching(/several currencies/) },
    ]);
    const same = judged(of, [merchant('ONE', staked(10)), merchant('TWO', staked(20))]);
    expect(same.verdicts[0]?.kind).toBe('better');
  });
});
