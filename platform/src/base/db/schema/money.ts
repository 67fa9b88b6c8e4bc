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
} from 'drizzle-orm/pg-core';
import { members } from './members';

/**
 * A purse of a member (B003): `main`; `bonus`; `held` for withdrawals on their way; `vendor:DS88` for a vendor with a purse of
 * its own, made on first use.
 */
export type Purse = 'main' | 'bonus' | 'held' | `vendor:${string}`;

/** Balance of each purse. Only `moveMoney` writes it, never below zero. */
export const wallets = pgTable(
  'wallets',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    purse: text().$type<Purse>().notNull(),
    merchantCode: text('merchant_code').notNull(),
    balance: numeric({ precision: 20, scale: 4 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.purse] }),
    check('wallets_not_negative', sql`${table.balance} >= 0`),
    check('wallets_purse', sql`${table.purse} ~ '^(main|bonus|held|vendor:[A-Z0-9]{1,32})$'`),
  ],
);

/**
 * The ledger: each row moves `amount` from `debit` to `credit`. The house has accounts but no balance row, which every bet
 * would have to lock. Partitioned by the month of `at` (decision 45), which drizzle does not say: the database alone gives out ids.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text().notNull(),
    debit: text().notNull(),
    credit: text().notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Balance of all purses but `held` after this movement, in the order of `at`; written by a trigger. */
    balanceAfter: numeric('balance_after', { precision: 24, scale: 4 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    check('ledger_positive', sql`${table.amount} > 0`),
    check('ledger_two_sides', sql`${table.debit} <> ${table.credit}`),
    index('ledger_member_at').on(table.memberId, table.at, table.id),
    index('ledger_reference').on(table.merchantCode, table.reference),
  ],
);

/** What the detached months of the ledger left: each account of a member, as those months moved it (decision 45). */
export const ledgerOpenings = pgTable(
  'ledger_openings',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    account: text().notNull(),
    amount: numeric({ precision: 24, scale: 4 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.account, table.merchantCode] })],
);

/** Months that were taken from the ledger; each is still there as a table of its own, for whoever archives it. */
export const detachedMonths = pgTable('detached_months', {
  /** The end of the month, UTC: the rows of the ledger begin there. */
  until: timestamp({ withTimezone: true }).primaryKey(),
  tableName: text('table_name').notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  detachedAt: timestamp('detached_at', { withTimezone: true }).notNull(),
});

/** Submits by the sender's key: carried out, with the answer; or closed, so that none with this key ever will be (B006). */
export const submits = pgTable(
  'submits',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    state: text({ enum: ['done', 'closed'] })
      .notNull()
      .default('done'),
    requestHash: text('request_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.memberId, table.operation, table.key] }),
    index('submits_age').on(table.at),
  ],
);

/** Money handed from one member to another (B018); its movements refer to it by `T` and the id. */
export const memberTransfers = pgTable(
  'member_transfers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 70_001 }),
    merchantCode: text('merchant_code').notNull(),
    fromId: bigint('from_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    toId: bigint('to_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    way: text({ enum: ['upline', 'agent'] }).notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('member_transfers_from').on(table.fromId), index('member_transfers_to').on(table.toId)],
);

/** Payment passwords that a member got wrong, over all calls that ask for one (B015). */
export const paymentTries = pgTable('payment_tries', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  count: integer().notNull(),
  /** The end of the window, or of the lock. */
  until: timestamp({ withTimezone: true }).notNull(),
});
