/** Messages between the studio's book of matches and its page. Amounts and odds are decimal texts, times epoch milliseconds. */

export type Sport = 'football' | 'basketball' | 'volleyball';
export type MarketName = 'result' | 'handicap' | 'total';
export type Side = 'home' | 'draw' | 'away' | 'over' | 'under';
export type MatchState = 'before' | 'live' | 'ended' | 'abandoned';

/** What may be bet on in a match. `line` is the handicap of the home side (`-1`, `0.25`) or the bound of a total (`2.5`). */
export interface Pick {
  readonly matchId: string;
  readonly market: MarketName;
  readonly line?: string;
  readonly side: Side;
}

interface Price {
  readonly side: Side;
  /** Decimal odds, stake included: `1.85`. */
  readonly odds: string;
}

export interface Market {
  readonly market: MarketName;
  readonly line?: string;
  /** A market that takes no bets now keeps its last odds. */
  readonly suspended: boolean;
  readonly prices: readonly Price[];
}

/** A match in a list: `markets` has one main line of each market. */
export interface MatchRow {
  readonly matchId: string;
  readonly sport: Sport;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly homeCrest: string;
  readonly awayCrest: string;
  readonly startsAt: number;
  readonly state: MatchState;
  /** Minute of play, of a live match; the page counts on from `at`. */
  readonly minute?: number;
  /** How long a minute of play takes, in ms, of a live match: those of a sprint are short. */
  readonly minuteMs?: number;
  /** Between halves or quarters. */
  readonly pause?: boolean;
  readonly score?: readonly [home: number, away: number];
  readonly markets: readonly Market[];
  /** How many lines the match has in all. */
  readonly lines: number;
}

export interface BookAnswer {
  /** The platform's clock. */
  readonly at: number;
  readonly matches: readonly MatchRow[];
  /** How many bets of the player are open here. */
  readonly open: number;
}

/** A score, told once its minute has ended; minutes count from 1. */
export interface MatchEvent {
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly points: number;
  readonly score: readonly [home: number, away: number];
}

/** What one turn of a side brings: so many points in `weight` of 10,000 cases. */
export interface Chance {
  readonly points: number;
  readonly weight: number;
}

/** How a match is drawn from its seed (decision 66): public, all of it. */
export interface Model {
  /** Minutes of play of each part. */
  readonly parts: readonly number[];
  /** Turns of each side in a minute. */
  readonly turns: number;
  readonly home: readonly Chance[];
  readonly away: readonly Chance[];
  /** Who scores the deciding basket of a match that must not end level: weights of the sides. */
  readonly decider?: readonly [home: number, away: number];
}

export interface MatchAnswer {
  readonly at: number;
  /** With every line. */
  readonly match: MatchRow;
  readonly events: readonly MatchEvent[];
  /** SHA-256 of the seed that decides the match, told before it; the seed itself once it ended. */
  readonly seedHash: string;
  readonly seed: string | null;
  readonly model: Model;
}

/** What odds a player takes when they moved since they were shown. */
export type Accept = 'same' | 'better' | 'any';

export interface Leg extends Pick {
  /** As shown when it was picked. */
  readonly odds: string;
  /** The score beside them, of a live match: a bet is refused when it is another one now, whatever `accept` says. */
  readonly score?: readonly [home: number, away: number];
}

/** Several legs are one bet of multiplied odds, each of another match. */
export interface SportBetWish {
  readonly key: string;
  readonly stake: string;
  readonly accept: Accept;
  readonly legs: readonly Leg[];
}

export interface SettledLeg extends Leg {
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly result: 'open' | 'won' | 'half-won' | 'void' | 'half-lost' | 'lost';
  readonly score?: readonly [home: number, away: number];
}

export interface SportBet {
  readonly betId: string;
  readonly placedAt: number;
  readonly stake: string;
  /** Odds of all legs together, as taken. */
  readonly odds: string;
  /** What it brings if all legs win, or brought. */
  readonly payout: string;
  readonly status: 'open' | 'won' | 'lost' | 'void';
  readonly legs: readonly SettledLeg[];
}

export interface SportBetAnswer {
  readonly bet: SportBet;
  readonly balance: string;
}

export interface SportBetsAnswer {
  readonly bets: readonly SportBet[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Bets that ended and that no page has told of before, the last first. */
export interface ToldBetsAnswer {
  readonly bets: readonly SportBet[];
  readonly balance: string;
}

/** Body of a refusal `odds.changed` (409): what each leg has now; a leg without odds takes no bets. */
export interface OddsChanged {
  readonly legs: readonly (Pick & { readonly odds: string | null })[];
}
