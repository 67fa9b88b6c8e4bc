import type { Fixture } from '../../../base/sport/fixture';
import type { Model } from '../protocol';
import { endsOf, paceOf, standingAt } from './clock';
import { about, endsFrom, meanOf } from './distribution';
import { minutesOf, OF } from './drawn';
import { LEAST_ODDS, MARGINS, MOST_ODDS, marketsOf, type Offered } from './markets';
import { modelOf, played } from './model';

type Kind = Pick<Fixture, 'sport' | 'length' | 'strengths'>;

const KINDS: readonly Kind[] = [
  { sport: 'football', length: 'full', strengths: [100, 100] },
  { sport: 'football', length: 'full', strengths: [118, 84] },
  { sport: 'football', length: 'sprint', strengths: [92, 107] },
  { sport: 'basketball', length: 'full', strengths: [104, 97] },
];
const EVEN = { margin: 0, total: 0 };

/** Scores a match may stand at, after some of its minutes. */
function* standings(model: Model): Generator<readonly [played: number, score: readonly [number, number]]> {
  const minutes = minutesOf(model);
  for (const part of [0, 0.2, 0.5, 0.8]) {
    const now = Math.floor(minutes * part);
    const usual = model.decider === undefined ? 1 : Math.round(now * 2.2);
    for (const score of part === 0
      ? [[0, 0] as const]
      : ([
          [usual, usual],
          [usual + 1, usual],
          [usual, usual + 3],
        ] as const))
      yield [now, score];
  }
}

/** How a side of a market ends: chances of winning, and of the stake's return. */
function chancesOf(ends: ReturnType<typeof endsFrom>, { market, line }: Offered, side: string) {
  const { above, at, below } = market === 'total' ? about(ends.total, line) : about(ends.margin, -line);
  if (market === 'result' && side === 'draw') return { wins: at, back: 0 };
  const back = market === 'result' ? 0 : at;
  return { wins: side === 'home' || side === 'over' ? above : below, back };
}

describe.each(KINDS)('$sport, $length, $strengths', (kind) => {
  const model = modelOf(kind);

  it('draws what its distribution says', () => {
    const times = kind.sport === 'basketball' ? 1_500 : 6_000;
    const ends = endsFrom(model, 0, [0, 0]);
    const margins = new Map<number, number>();
    const totals = new Map<number, number>();
    for (let match = 0; match < times; match += 1) {
      const [home, away] = played(model, `seed ${match}`, 'one').at(-1)?.score ?? [0, 0];
      margins.set(home - away, (margins.get(home - away) ?? 0) + 1);
      totals.set(home + away, (totals.get(home + away) ?? 0) + 1);
    }
    const near = (count: number, chance: number) =>
      expect(Math.abs(count - times * chance)).toBeLessThanOrEqual(3 * Math.sqrt(times * chance * (1 - chance)));
    for (const [spread, counts] of [
      [ends.margin, margins],
      [ends.total, totals],
    ] as const) {
      expect(spread.of.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      const middle = Math.round(meanOf(spread));
      const apart = kind.sport === 'basketball' ? 9 : 1;
      const bounds = [middle - apart, middle, middle + apart];
      for (const bound of bounds) {
        const above = [...counts].filter(([value]) => value > bound).reduce((sum, [, count]) => sum + count, 0);
        near(above, about(spread, bound).above);
        near(counts.get(bound) ?? 0, about(spread, bound).at);
      }
    }
  });

  it('keeps its margin in every market, wherever the match stands', () => {
    for (const [now, score] of standings(model)) {
      const ends = endsFrom(model, now, score);
      const offered = marketsOf(kind.sport, ends, EVEN);
      expect(new Set(offered.map(({ market }) => market))).toContain('result');
      for (const market of offered) {
        let cost = 0;
        for (const { side, odds } of market.prices) {
          if (odds < LEAST_ODDS) continue;
          const { wins, back } = chancesOf(ends, market, side);
          const returned = (wins / (1 - back)) * (odds / 100);
          const margin = MARGINS[market.market] / 10_000;
          // Rounded down by less than a hundredth of the stake, of those that win.
          expect(returned).toBeLessThanOrEqual(1 - margin + 1e-9);
          if (odds < MOST_ODDS) expect(returned).toBeGreaterThan(1 - margin - wins / (1 - back) / 100 - 1e-9);
          cost += 100 / odds;
        }
        if (market.prices.every(({ odds }) => odds >= LEAST_ODDS)) expect(cost).toBeGreaterThan(1.04);
      }
    }
  });

  it('never has a price above the fair one, whatever was staked', () => {
    const ends = endsFrom(model, 0, [0, 0]);
    for (const margin of [-1, -0.5, 0.5, 1]) {
      for (const market of marketsOf(kind.sport, ends, { margin, total: -margin })) {
        const cost = market.prices.reduce((sum, { odds }) => sum + 100 / odds, 0);
        expect(cost).toBeGreaterThan(1.02);
        for (const { side, odds } of market.prices) {
          const { wins, back } = chancesOf(ends, market, side);
          expect((wins / (1 - back)) * (odds / 100)).toBeLessThan(0.98);
        }
      }
    }
    const home = (lean: number) => marketsOf(kind.sport, ends, { margin: lean, total: 0 })[0]?.prices[0]?.odds ?? 0;
    expect(home(1)).toBeLessThan(home(0));
    expect(home(-1)).toBeGreaterThan(home(0));
  });

  it('has main lines about even, and more of them', () => {
    const offered = marketsOf(kind.sport, endsFrom(model, 0, [0, 0]), EVEN);
    for (const name of ['handicap', 'total'] as const) {
      const lines = offered.filter(({ market }) => market === name);
      expect(lines.length).toBeGreaterThanOrEqual(4);
      for (const { odds } of lines[0]?.prices ?? []) expect(Math.abs(odds - 190)).toBeLessThan(45);
    }
  });
});

it('counts by hand what one minute brings', () => {
  const model = modelOf({ sport: 'football', length: 'full', strengths: [100, 100] });
  const [home, away] = [165 / OF, 130 / OF];
  const { margin, total } = endsFrom(model, 89, [1, 1]);
  expect(about(margin, 0).above).toBeCloseTo(home * (1 - away), 12);
  expect(about(margin, 0).below).toBeCloseTo(away * (1 - home), 12);
  expect(about(total, 3).above).toBeCloseTo(home * away, 12);
  const level = endsFrom(modelOf({ sport: 'basketball', length: 'full', strengths: [100, 100] }), 40, [80, 80]);
  expect([about(level.margin, 0).above, about(level.margin, 0).below]).toEqual([0.5, 0.5]);
  expect(about(level.total, 162).at).toBe(1);
});

it('is the same match for the same seed, and level in basketball never', () => {
  for (const kind of KINDS) {
    const model = modelOf(kind);
    for (let at = 0; at < 300; at += 1) {
      const events = played(model, `s${at}`, 'm');
      expect(played(model, `s${at}`, 'm')).toEqual(events);
      const [home, away] = events.at(-1)?.score ?? [0, 0];
      if (kind.sport === 'basketball') expect(home).not.toBe(away);
      expect(events.every(({ minute }) => minute >= 1 && minute <= minutesOf(model))).toBe(true);
    }
  }
});

it('stands where the clock says', () => {
  const kind = KINDS[0]!;
  const [model, pace] = [modelOf(kind), paceOf(kind)];
  const ends = endsOf(model, pace);
  const at = (minutes: number) => standingAt(ends, pace.minute, minutes * 60_000);
  expect(at(-1)).toMatchObject({ state: 'before', played: 0, pause: false });
  expect(at(0)).toMatchObject({ state: 'live', played: 0, pause: false });
  expect(at(44.99)).toMatchObject({ state: 'live', played: 44, pause: false });
  expect(at(45)).toMatchObject({ state: 'live', played: 45, pause: true });
  expect(at(59.99)).toMatchObject({ played: 45, pause: true });
  expect(at(60)).toMatchObject({ state: 'live', played: 45, pause: false });
  expect(at(61)).toMatchObject({ played: 46 });
  expect(at(104.99)).toMatchObject({ state: 'live', played: 89 });
  expect(at(105)).toMatchObject({ state: 'ended', played: 90 });
});
