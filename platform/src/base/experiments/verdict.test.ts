import { armOf, discoveredArms, type Experiment } from '@foyer/shared/remote';
import type { ArmCounts } from './counts';
import { judge, type SeenArm } from './verdict';

const arms: Experiment['arms'] = [
  { arm: 'old', version: '1.0.0', buckets: [[0, 5_000]] },
  { arm: 'new', version: '2.0.0', buckets: [[5_000, 10_000]] },
];
const looked = { metric: 'deposit', guardrails: ['bet', 'failures'] } as const;

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const visitorFrom = (chance: () => number): string =>
  Array.from({ length: 24 }, () => Math.floor(chance() * 16).toString(16)).join('');

type Mutable = { -readonly [K in keyof ArmCounts]: ArmCounts[K] };
const nobody = (arm: string): Mutable => ({
  ...{
    arm,
    visitors: 0,
    members: 0,
    told: 0,
    login: 0,
    registration: 0,
    deposit: 0,
    launch: 0,
    bet: 0,
    bets: 0,
    stakes: '0',
  },
  ...{ stakeSum: 0, stakeSquares: 0 },
});
const seen = (counts: ArmCounts, version: string, share = 0.5, loads = 0, failures = 0): SeenArm => ({
  ...{ arm: counts.arm, share, counts, loads: { version, loads, failures } },
});

interface World {
  /** Chance of a deposit by arm. */
  readonly rate: (arm: string) => number;
  /** Chance that an exposure arrives, by arm. */
  readonly arrives?: (arm: string) => number;
}

/** An experiment with real names, the real assignment and the real statistics, looked at again and again. */
function* lookedAt(name: string, visitors: number, every: number, { rate, arrives = () => 1 }: World) {
  const chance = chances([...name].reduce((sum, each) => Math.imul(sum, 31) + each.charCodeAt(0), 7));
  const all = arms.flatMap((arm) => discoveredArms({ name }, arm));
  const counts = { old: nobody('old'), new: nobody('new') };
  for (let n = 1; n <= visitors; n += 1) {
    const arm = armOf(all, visitorFrom(chance))?.arm as 'old' | 'new';
    if (chance() < arrives(arm)) {
      counts[arm].visitors += 1;
      counts[arm].deposit += chance() < rate(arm) ? 1 : 0;
      counts[arm].bet += chance() < 0.3 ? 1 : 0;
    }
    if (n % every === 0)
      yield judge(looked, [seen(counts.old, '1.0.0'), seen(counts.new, '2.0.0')], { isOver: n === visitors });
  }
}

const FALSE = new Set(['ratio', 'guardrail', 'better', 'worse']);

describe('an experiment', () => {
  it('without a difference raises at most 5 % alarms while it is looked at all the time', () => {
    const experiments = 300;
    let alarms = 0;
    for (let n = 0; n < experiments; n += 1) {
      const looks = [...lookedAt(`same-${n}`, 2_000, 100, { rate: () => 0.1 })];
      if (looks.some(({ verdicts }) => verdicts.some(({ kind }) => FALSE.has(kind)))) alarms += 1;
    }
    expect(alarms / experiments).toBeLessThanOrEqual(0.05);
  });

  it('with a difference finds it, in the right direction, within the interval', () => {
    const rate = (arm: string) => (arm === 'new' ? 0.2 : 0.1);
    const last = [...lookedAt('better', 4_000, 400, { rate })].at(-1);
    expect(last?.verdicts).toMatchObject([{ kind: 'better' }]);
    expect(last?.verdicts[0]?.sentence).toMatch(/^new is better than old by \d+\.\d to \d+\.\d points \(deposits\)\.$/);
    const [compared] = last?.comparisons ?? [];
    expect([compared!.low < 0.1, compared!.high > 0.1, compared!.p < 0.001]).toEqual([true, true, true]);
    const worse = [...lookedAt('worse', 4_000, 4_000, { rate: (arm) => rate(arm === 'new' ? 'old' : 'new') })].at(-1);
    expect(worse?.verdicts[0]?.sentence).toMatch(/^new is worse than old by \d+\.\d to \d+\.\d points/);
  });

  it('whose arm loses 5 % of its exposures has no result, whatever its numbers say', () => {
    const world = {
      rate: (arm: string) => (arm === 'new' ? 0.2 : 0.1),
      arrives: (arm: string) => (arm === 'new' ? 0.95 : 1),
    };
    const looks = [...lookedAt('loses', 120_000, 40_000, world)];
    const last = looks.at(-1)!;
    expect(last.ratio).toBeLessThan(0.001);
    expect(last.verdicts).toHaveLength(1);
    expect(last.verdicts[0]?.sentence).toMatch(
      /^Do not trust these numbers: old has 51\.\d % in place of 50\.0 %, new has 48\.\d % in place of 50\.0 %/,
    );
  });

  it('says what it can exclude once its time is over, and what it lies between before', () => {
    const [first, last] = [...lookedAt('even', 8_000, 4_000, { rate: () => 0.1 })];
    expect(first?.verdicts[0]?.sentence).toMatch(
      /^Keep looking: new less old lies between -\d\.\d and \d\.\d points \(deposits\)\.$/,
    );
    expect(last?.verdicts[0]?.sentence).toMatch(
      /^There is no difference between new and old larger than \d\.\d points \(deposits\)\.$/,
    );
  });

  it('says that nobody came, or too few', () => {
    const none = judge(looked, [seen(nobody('old'), '1'), seen(nobody('new'), '2')], { isOver: false });
    expect(none.verdicts).toEqual([{ kind: 'nothing yet', sentence: 'Nobody was exposed yet.' }]);
    const few = judge(looked, [seen({ ...nobody('old'), visitors: 1 }, '1'), seen(nobody('new'), '2')], {
      isOver: false,
    });
    expect(few.verdicts[0]?.kind).toBe('keep looking');
  });

  it('tells of harm by a guardrail before it praises the metric', () => {
    const old = { ...nobody('old'), visitors: 5_000, deposit: 500, bet: 2_000 };
    const next = { ...nobody('new'), visitors: 5_000, deposit: 900, bet: 1_500 };
    const judged = judge(looked, [seen(old, '1', 0.5, 4_000, 8), seen(next, '2', 0.5, 4_000, 400)], { isOver: false });
    expect(judged.verdicts.map(({ kind }) => kind)).toEqual(['guardrail', 'guardrail', 'better']);
    expect(judged.verdicts[0]?.sentence).toMatch(/^new does harm: bets are worse than with old by \d/);
    expect(judged.verdicts[1]?.sentence).toMatch(/^new does harm: failed loads are worse than with old by \d/);
    expect(judged.guardrails.map(({ worse }) => worse)).toEqual([true, true]);
  });

  it('compares stakes by their mean of a visitor, those who staked nothing included', () => {
    const stakes = (arm: string, each: number, staked: number): ArmCounts => ({
      ...{ ...nobody(arm), visitors: 2_000, bet: staked },
      ...{ stakeSum: each * staked, stakeSquares: each * each * staked },
    });
    const of = { metric: 'stake', guardrails: [] } as const;
    const judged = judge(of, [seen(stakes('old', 100, 1_000), '1'), seen(stakes('new', 130, 1_000), '2')], {
      ...{ isOver: false, expected: 10 },
    });
    expect(judged.comparisons[0]?.difference).toBe(15);
    expect(judged.verdicts[0]?.sentence).toMatch(
      /^new is better than old by \d+\.\d\d to \d+\.\d\d \(the stake of a visitor\)\.$/,
    );
  });

  it('with three arms is as careful for all of them together as one with two', () => {
    const even = (arm: string) => ({ ...nobody(arm), visitors: 1_000, deposit: 100 });
    const [pair] = judge(looked, [seen(even('a'), '1'), seen(even('b'), '2')], { isOver: false }).comparisons;
    const three = judge(
      looked,
      ['a', 'b', 'c'].map((arm) => seen(even(arm), arm, 1 / 3)),
      { isOver: false },
    );
    expect(three.comparisons).toHaveLength(2);
    for (const each of three.comparisons) expect(each.high - each.low).toBeGreaterThan(pair!.high - pair!.low);
  });
});
