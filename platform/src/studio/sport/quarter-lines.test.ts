import Big from 'big.js';
import fc from 'fast-check';
import type { Fixture } from '../../base/sport/fixture';
import { endsFrom, type Spread } from './engine/distribution';
import { LEAST_ODDS, MARGINS, MOST_ODDS, marketsOf, type Offered } from './engine/markets';
import { modelOf } from './engine/model';
import { endOf, resultOf } from './outcome';
import type { Side } from './protocol';

/** What a stake of one on one line comes to, in whole numbers alone: lines are counted in halves, and never met by a quarter. */
function plainReturn(market: string, halves: number, side: Side, [home, away]: readonly number[], odds: Big): Big {
  const goals = market === 'total' ? 2 * (home! + away!) - halves : 2 * (home! - away!) + halves;
  const own = side === 'home' || side === 'over' ? goals : -goals;
  return own > 0 ? odds : new Big(own === 0 ? 1 : 0);
}

/** The same of any line, in quarters: an odd one is half of the stake on each line beside it. */
function returnOf(market: string, quarters: number, side: Side, score: readonly number[], odds: Big): Big {
  const lines = quarters % 2 === 0 ? [quarters / 2, quarters / 2] : [(quarters - 1) / 2, (quarters + 1) / 2];
  return lines.reduce((sum, each) => sum.plus(plainReturn(market, each, side, score, odds).div(2)), new Big(0));
}

const SIDES = { handicap: ['home', 'away'], total: ['over', 'under'] } as const;
const aLeg = fc.constantFrom('handicap' as const, 'total' as const).chain((market) =>
  fc.record({
    market: fc.constant(market),
    side: fc.constantFrom(...SIDES[market]),
    quarters: market === 'total' ? fc.integer({ min: 1, max: 30 }) : fc.integer({ min: -16, max: 16 }),
    score: fc.tuple(fc.nat(7), fc.nat(7)),
    odds: fc.integer({ min: LEAST_ODDS, max: 900 }),
  }),
);
const aStake = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => new Big(cents).div(100).toFixed());
interface ALeg {
  readonly market: 'handicap' | 'total';
  readonly side: Side;
  /** Of a line: -3 is -0.75. */
  readonly quarters: number;
  readonly score: readonly [home: number, away: number];
  readonly odds: number;
}
const settled = ({ market, side, quarters, score, odds }: ALeg) => ({
  result: resultOf({ market, side, line: new Big(quarters).div(4).toFixed(2) }, ...score),
  odds,
});

it('every line ends for every score as its halves do one by one', () => {
  let counted = 0;
  for (const market of ['handicap', 'total'] as const)
    for (const side of SIDES[market])
      for (let quarters = market === 'total' ? 1 : -16; quarters <= 30; quarters += 1)
        for (let home = 0; home <= 8; home += 1)
          for (let away = 0; away <= 8; away += 1) {
            const odds = 187;
            const { result } = settled({ market, side, quarters, score: [home, away], odds });
            const end = endOf('10', [{ result, odds }]);
            const expected = returnOf(market, quarters, side, [home, away], new Big('1.87')).times(10);
            expect([market, side, quarters, home, away, end?.payout]).toEqual([
              ...[market, side, quarters, home, away, expected.round(2, Big.roundHalfUp).toFixed()],
            ]);
            counted += 1;
          }
  expect(counted).toBe(2 * 81 * (47 + 30));
});

it('a single is rounded once, half up, on the sum of both halves', () => {
  fc.assert(
    fc.property(aLeg, aStake, (leg, stake) => {
      const { market, quarters, side, score, odds } = leg;
      const whole = returnOf(market, quarters, side, score, new Big(odds).div(100)).times(stake);
      expect(endOf(stake, [settled(leg)])?.payout).toBe(whole.round(2, Big.roundHalfUp).toFixed());
    }),
    { numRuns: 2_000 },
  );
});

it('a combo brings the product of what its legs do, those that won whole by the odds of the slip', () => {
  fc.assert(
    fc.property(fc.array(aLeg, { minLength: 2, maxLength: 4 }), aStake, (legs, stake) => {
      const parts = legs.map((leg) => {
        const odds = new Big(leg.odds).div(100);
        return { odds, back: returnOf(leg.market, leg.quarters, leg.side, leg.score, odds) };
      });
      const whole = parts
        .filter(({ odds, back }) => back.eq(odds))
        .reduce((all, { odds }) => all.times(odds), new Big(1));
      const rest = parts
        .filter(({ odds, back }) => !back.eq(odds))
        .reduce((all, { back }) => all.times(back), new Big(1));
      const expected = whole.round(2, Big.roundDown).times(rest).times(stake).round(2, Big.roundHalfUp);
      const end = endOf(stake, legs.map(settled));
      expect(end?.payout).toBe(expected.toFixed());
      expect(end?.status === 'lost').toBe(expected.lt(stake));
    }),
    { numRuns: 2_000 },
  );
});

/** What a stake of one comes to over all ends of a match, settled end by end. */
function expectedReturn(
  spread: Spread,
  { market, line }: Offered,
  side: Side,
  odds: number,
): { all: number; back: number } {
  let [all, back] = [0, 0];
  for (const [index, chance] of spread.of.entries()) {
    const value = spread.least + index;
    const score = market === 'total' ? [value, 0] : [Math.max(0, value), Math.max(0, -value)];
    const result = resultOf({ market, side, line: new Big(line).toFixed(2) }, score[0]!, score[1]!);
    all += chance * { won: odds / 100, 'half-won': (odds / 100 + 1) / 2, void: 1, 'half-lost': 0.5, lost: 0 }[result];
    back += chance * { won: 0, 'half-won': 0.5, void: 1, 'half-lost': 0.5, lost: 0 }[result];
  }
  return { all, back };
}

it.each<Pick<Fixture, 'sport' | 'length' | 'strengths'>>([
  { sport: 'football', length: 'full', strengths: [100, 100] },
  { sport: 'football', length: 'full', strengths: [118, 84] },
  { sport: 'football', length: 'sprint', strengths: [92, 107] },
  { sport: 'basketball', length: 'full', strengths: [104, 97] },
])(
  'odds of every line keep their margin over all ends of a match as it is settled: $sport $length $strengths',
  (kind) => {
    const ends = endsFrom(modelOf(kind), 0, [0, 0]);
    const lines = marketsOf(kind.sport, ends, { margin: 0, total: 0 }).filter(({ market }) => market !== 'result');
    const quarters = lines.filter(({ line }) => !Number.isInteger(2 * line));
    if (kind.sport === 'football')
      for (const name of ['handicap', 'total'])
        expect(quarters.filter(({ market }) => market === name).length).toBeGreaterThanOrEqual(4);
    else expect(quarters).toEqual([]);
    for (const offered of lines)
      for (const { side, odds } of offered.prices) {
        if (odds < LEAST_ODDS || odds >= MOST_ODDS) continue;
        const { all, back } = expectedReturn(
          offered.market === 'total' ? ends.total : ends.margin,
          offered,
          side,
          odds,
        );
        // What comes back is not counted; the rest keeps the margin, and loses what odds were rounded down by.
        const kept = 1 - MARGINS[offered.market] / 10_000;
        expect((all - back) / (1 - back)).toBeLessThanOrEqual(kept + 1e-9);
        expect((all - back) / (1 - back)).toBeGreaterThan(kept - 0.01);
      }
  },
);
