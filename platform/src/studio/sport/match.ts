import Big from 'big.js';
import type { sportMatches } from '../../base/db/schema';
import { endsOf, isShut, paceOf, type Standing, standingAt } from './engine/clock';
import { endsFrom } from './engine/distribution';
import { LEAST_ODDS, type Lean, marketsOf, type Offered } from './engine/markets';
import { modelOf, played } from './engine/model';
import { kept } from './kept';
import type { MatchEvent } from './protocol';

export type MatchRecord = typeof sportMatches.$inferSelect;

/** A match as it stands at a moment, with nothing of what is still to come. */
export interface MatchNow {
  readonly record: MatchRecord;
  readonly standing: Standing;
  /** How long a minute of play takes, in ms. */
  readonly minuteMs: number;
  readonly minutes: number;
  readonly score: readonly [home: number, away: number];
  readonly events: readonly MatchEvent[];
  readonly markets: readonly Offered[];
  /** No bets on it now, whatever the market. */
  readonly shut: boolean;
}

/** Stakes that move odds half as far as they ever go. */
const HALF_WAY = 5_000;
const events = kept<readonly MatchEvent[]>(2_000);
const markets = kept<readonly Offered[]>(5_000);

/** How long a match takes from its beginning, with its pauses. */
export const lengthOf = (fixture: MatchRecord['fixture']): number =>
  endsOf(modelOf(fixture), paceOf(fixture)).at(-1) ?? 0;

/** All that happens in a match, also what is still to come: for settling alone. */
export function eventsOf({ fixture, seed }: Pick<MatchRecord, 'fixture' | 'seed'>): readonly MatchEvent[] {
  return events(seed, () => played(modelOf(fixture), seed, fixture.matchId));
}

export const NO_SCORE = [0, 0] as const;

/** @param now the merchant's time */
export function matchAt(record: MatchRecord, now: Date): MatchNow {
  const { fixture, startsAt, endedAt } = record;
  const [model, pace] = [modelOf(fixture), paceOf(fixture)];
  const ends = endsOf(model, pace);
  // What has ended stays so, also when a clock is set back.
  const elapsed = Math.max(
    now.getTime() - startsAt.getTime(),
    endedAt === null ? Number.NEGATIVE_INFINITY : (ends.at(-1) ?? 0),
  );
  const standing = standingAt(ends, pace.minute, elapsed);
  const known = eventsOf(record).filter(({ minute }) => minute <= standing.played);
  const score = known.at(-1)?.score ?? NO_SCORE;
  const { sport, length, strengths } = fixture;
  const lean = leanOf(record);
  const offered =
    standing.state === 'ended'
      ? []
      : markets([sport, length, strengths, standing.played, score, lean.margin, lean.total].join('/'), () =>
          marketsOf(sport, endsFrom(model, standing.played, score), lean),
        );
  const shut = isShut(ends, standing, elapsed, known.at(-1)?.minute);
  return {
    record,
    standing,
    minuteMs: pace.minute,
    minutes: ends.length,
    score,
    events: known,
    markets: offered,
    shut,
  };
}

/** Whether a market takes bets: each of its sides has to bring something. */
export const isOpen = ({ shut }: Pick<MatchNow, 'shut'>, { prices }: Offered): boolean =>
  !shut && prices.every(({ odds }) => odds >= LEAST_ODDS);

const leanOf = ({ marginStaked, totalStaked }: MatchRecord): Lean => ({
  margin: leaning(marginStaked),
  total: leaning(totalStaked),
});

/** In hundredths of the whole way, so that few odds have to be reckoned. */
const leaning = (staked: string): number =>
  new Big(staked).div(new Big(staked).abs().plus(HALF_WAY)).round(2, Big.roundDown).toNumber();
