import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Fixture } from '../../sport/fixture';
import { members } from './members';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** The matches of merchants' books that somebody looked at, each with the secret that decides it (decision 66). */
export const sportMatches = pgTable(
  'sport_matches',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    matchId: text('match_id').notNull(),
    vendor: text().notNull(),
    /** What it was drawn by; later catalogues change nothing of it. */
    fixture: jsonb().$type<Omit<Fixture, 'startsAt'>>().notNull(),
    /** Leaves the platform once the match has ended, never before. */
    seed: text().notNull(),
    /** SHA-256 of it, public from the beginning. */
    hash: text().notNull(),
    /** Since when the hash is public, by the merchant's clock. */
    madeAt: moment('made_at').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Stakes before it began: on home less those on away, and on over less those on under. */
    marginStaked: amount('margin_staked').notNull().default('0'),
    totalStaked: amount('total_staked').notNull().default('0'),
    /** Its result; from then on nobody bets on it, whatever a clock says. */
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    endedAt: moment('ended_at'),
    /** When the last bet on it was settled. */
    settledAt: moment('settled_at'),
    /** When a sweep looks next whether any bet names it, from when it was settled. */
    sweepAt: moment('sweep_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.matchId] }),
    check(
      'sport_matches_ended',
      sql`(${table.endedAt} is null) = (${table.homeScore} is null) and (${table.endedAt} is null) = (${table.awayScore} is null)`,
    ),
    index('sport_matches_due').on(table.endsAt).where(sql`${table.settledAt} is null`),
    index('sport_matches_sweep').on(table.sweepAt).where(sql`${table.sweepAt} is not null`),
  ],
);

/** How far the matches of a merchant were swept: what ended until then and has no row is over for good, whatever its clock says. */
export const sportSwept = pgTable('sport_swept', {
  merchantCode: text('merchant_code')
    .primaryKey()
    .references(() => merchants.code),
  until: moment('until').notNull(),
});

/** One row per bet on matches, written with its bet; its number is the reference of the bet and of the movements. */
export const sportBets = pgTable(
  'sport_bets',
  {
    /** In references as `S60000001`. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 60_000_001 }),
    /** Of the member: a trial account's is the trial code. */
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendor: text().notNull(),
    stake: amount('stake').notNull(),
    /** Of all legs together, as taken, in hundredths. */
    odds: integer().notNull(),
    payout: amount('payout').notNull().default('0'),
    status: text({ enum: ['open', 'won', 'lost', 'void'] }).notNull(),
    /** Its bet, of which `placedAt` names the month (decision 46). */
    betId: bigint('bet_id', { mode: 'number' }).notNull(),
    placedAt: moment('placed_at').notNull(),
    endedAt: moment('ended_at'),
    /** When a page told its member how it ended. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('sport_bets_member').on(table.memberId, table.vendor, table.id),
    index('sport_bets_open').on(table.memberId, table.vendor, table.id).where(sql`${table.status} = 'open'`),
    index('sport_bets_untold')
      .on(table.memberId, table.endedAt)
      .where(sql`${table.status} <> 'open' and ${table.toldAt} is null`),
    uniqueIndex('sport_bets_bet').on(table.betId),
  ],
);

/** What a bet is on: each leg another match. */
export const sportLegs = pgTable(
  'sport_legs',
  {
    sportBetId: bigint('sport_bet_id', { mode: 'number' })
      .notNull()
      .references(() => sportBets.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    /** The merchant whose match it is. */
    siteCode: text('site_code').notNull(),
    matchId: text('match_id').notNull(),
    market: text({ enum: ['result', 'handicap', 'total'] }).notNull(),
    /** Null in `result`. */
    line: numeric({ precision: 6, scale: 2 }),
    side: text({ enum: ['home', 'draw', 'away', 'over', 'under'] }).notNull(),
    /** In hundredths, as taken. */
    odds: integer().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    result: text({ enum: ['open', 'won', 'half-won', 'void', 'half-lost', 'lost'] }).notNull(),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
  },
  (table) => [
    primaryKey({ columns: [table.sportBetId, table.place] }),
    index('sport_legs_match').on(table.siteCode, table.matchId, table.sportBetId),
    index('sport_legs_open').on(table.siteCode, table.matchId, table.sportBetId).where(sql`${table.result} = 'open'`),
  ],
);
