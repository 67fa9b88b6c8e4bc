import Big from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportMatches } from '../../base/db/schema';
import { isOpen, type MatchNow, type MatchRecord, matchAt } from './match';
import type { Accept, Leg, Pick, Side } from './protocol';
import type { Book } from './records';

/** A leg as it is taken: the match as it stands, and the odds of now in hundredths. */
export interface TakenLeg {
  readonly leg: Leg;
  readonly match: MatchNow;
  readonly odds: number;
}

/** What a leg has now; without odds it takes no bets, and without a match it is of none. */
export interface LegNow extends Partial<Omit<TakenLeg, 'leg'>> {
  readonly leg: Leg;
}

/**
 * Holds the matches of a bet until its transaction ends, always in the order of their ids, so that no two bets wait for each other: none of
 * them ends meanwhile, and what is staked is counted.
 */
export async function heldMatches(
  tx: Db,
  { merchantCode, vendor }: Book,
  legs: readonly Leg[],
): Promise<ReadonlyMap<string, MatchRecord>> {
  const ids = legs.map(({ matchId }) => matchId);
  const rows = await tx
    .select()
    .from(sportMatches)
    .where(
      and(
        eq(sportMatches.merchantCode, merchantCode),
        inArray(sportMatches.matchId, ids),
        eq(sportMatches.vendor, vendor),
      ),
    )
    .orderBy(sportMatches.matchId)
    .for('no key update');
  return new Map(rows.map((row) => [row.matchId, row]));
}

/** What a leg has at a moment. */
export function legAt(leg: Leg, record: MatchRecord | undefined, now: Date): LegNow {
  if (record === undefined) return { leg };
  const match = matchAt(record, now);
  const offered = match.markets.find(
    ({ market, line }) => market === leg.market && lineText(market, line) === leg.line,
  );
  const odds = offered?.prices.find(({ side }) => side === leg.side)?.odds;
  if (offered === undefined || odds === undefined || !isOpen(match, offered)) return { leg, match };
  return { leg, match, odds };
}

/** The line as messages have it; the result has none. */
const lineText = (market: Pick['market'], line: number): string | undefined =>
  market === 'result' ? undefined : String(line);

/** Whether the odds of now are taken. Nobody takes any when something was scored since they were shown. */
export function isTaken(now: LegNow, accept: Accept): now is TakenLeg {
  const { leg, match, odds } = now;
  if (match === undefined || odds === undefined) return false;
  if (leg.score?.some((points, at) => points !== match.score[at]) === true) return false;
  const difference = new Big(odds).cmp(new Big(leg.odds).times(100));
  return difference === 0 || accept === 'any' || (accept === 'better' && difference > 0);
}

/** Sides of a market: a bet on another one is none. */
export const SIDES: Readonly<Record<Pick['market'], readonly Side[]>> = {
  result: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

/** What a bet brings at most, in hundredths of its stake. */
const MOST_TOGETHER = 1_000_000;

/** Odds of legs together, in hundredths: multiplied out, then rounded down. */
export function together(odds: readonly number[]): number {
  const product = odds.reduce((all, each) => all.times(each).div(100), new Big(100));
  return product.gt(MOST_TOGETHER) ? MOST_TOGETHER : product.round(0, Big.roundDown).toNumber();
}
