import { bigint, index, integer, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

/**
 * Pots that a merchant has opened (decision 76); what is in them are accounts of the ledger. Whoever wins locks the rows of the
 * merchant, so that winners come one after another. Whoever only stakes never does.
 */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    merchantCode: text('merchant_code').notNull(),
    tier: text({ enum: ['mini', 'major', 'grand'] }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.tier] })],
);

/**
 * What the ledger says of each pot's account, in sixteen parts by the member of the movement: a stake changes one of them, so that
 * players seldom wait for each other. A trigger on the ledger writes it and `rebuild_sums()` rebuilds it; a part may be below zero,
 * their sum never is.
 */
export const jackpotSlots = pgTable(
  'jackpot_slots',
  {
    merchantCode: text('merchant_code').notNull(),
    account: text().notNull(),
    slot: smallint().notNull(),
    amount: numeric({ precision: 24, scale: 4 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.account, table.slot] })],
);

/** Pots that were won, written in the transaction of the round; `reference` is that of its bet and movements. */
export const jackpotWins = pgTable(
  'jackpot_wins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    tier: text({ enum: ['mini', 'major', 'grand'] }).notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id').notNull(),
    reference: text().notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('jackpot_wins_latest').on(table.merchantCode, table.tier, table.wonAt, table.id),
    index('jackpot_wins_member').on(table.memberId),
  ],
);
