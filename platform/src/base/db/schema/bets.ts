import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members';
import type { Purse } from './money';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** One row per bet, written by `base/money/bets.ts` in the transaction that moves its money. The last five columns are the playable vendor's. */
export const bets = pgTable(
  'bets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7_000_001 }),
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
  },
  (table) => [
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
    uniqueIndex('bets_reference').on(table.merchantCode, table.reference),
    uniqueIndex('bets_round').on(table.seedId, table.nonce).where(sql`${table.seedId} is not null`),
  ],
);
