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
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Spots } from '../../tables/table';
import { members } from './members';
import type { Purse } from './money';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/**
 * One row per bet, written by `base/money/bets.ts` in the transaction that moves its money. The last six columns are the playable
 * vendor's. Partitioned by the month of `placed_at` (decision 46), which drizzle does not say: name that time wherever it is known.
 */
export const bets = pgTable(
  'bets',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 7_000_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id').notNull(),
    gameType: text('game_type').notNull(),
    /** Reference that the ledger's movements of this bet carry. */
    reference: text().notNull(),
    stake: amount('stake').notNull(),
    /** Where the stake came from, and whatever comes back goes (B013). */
    purse: text().$type<Purse>().notNull().default('main'),
    /** The bonus's demand of a stake from the bonus purse; null when nothing is asked for it. */
    demandId: bigint('demand_id', { mode: 'number' }),
    /** Amount paid back, stake included. */
    payout: amount('payout').notNull().default('0'),
    status: text({ enum: ['open', 'won', 'lost', 'void'] }).notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    seedId: bigint('seed_id', { mode: 'number' }),
    nonce: integer(),
    /** Multiplier in hundredths: 237 is 2.37x. */
    height: integer(),
    target: integer(),
    /** What a round at a table was staked on, as decimal texts that add up to the stake. */
    spots: jsonb().$type<Spots>(),
    /** The rules by which pots were drawn for with the round (decision 76); null where they were not. */
    jackpot: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.placedAt] }),
    check('bets_amounts', sql`${table.stake} > 0 and ${table.payout} >= 0`),
    index('bets_member').on(table.memberId, table.merchantCode, table.placedAt, table.id),
    // Reports by the day of the decision, in zones that cut an hour of UTC in two.
    index('bets_decided')
      .on(table.memberId, sql`coalesce(${table.settledAt}, ${table.placedAt})`)
      .where(sql`${table.status} in ('won', 'lost')`),
    index('bets_rounds').on(table.memberId, table.placedAt, table.id).where(sql`${table.seedId} is not null`),
    index('bets_open_of_demand')
      .on(table.demandId)
      .where(sql`${table.status} = 'open' and ${table.demandId} is not null`),
  ],
);

/**
 * What is unique of bets over all months, and when the bet of a number or a reference was placed; a trigger writes it. It stays when
 * the bet's month is detached, so that a reference or a round still counts once.
 */
export const betKeys = pgTable(
  'bet_keys',
  {
    betId: bigint('bet_id', { mode: 'number' }).primaryKey(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    merchantCode: text('merchant_code').notNull(),
    reference: text().notNull(),
    seedId: bigint('seed_id', { mode: 'number' }),
    nonce: integer(),
  },
  (table) => [
    uniqueIndex('bet_keys_reference').on(table.merchantCode, table.reference),
    uniqueIndex('bet_keys_round').on(table.seedId, table.nonce).where(sql`${table.seedId} is not null`),
  ],
);

/** Months of bets that were detached; each is still there as a table of its own, for whoever archives it. */
export const detachedBets = pgTable('detached_bets', {
  /** The end of the month, UTC: the rows of bets begin there. */
  until: timestamp({ withTimezone: true }).primaryKey(),
  tableName: text('table_name').notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  /** The end of the hour in which the last of them was decided: up to there hours of decisions have sums alone. */
  decidedUntil: timestamp('decided_until', { withTimezone: true }).notNull(),
  detachedAt: timestamp('detached_at', { withTimezone: true }).notNull(),
});
