import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });
const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Bank cards of members (B016). The whole number is for the payment alone: no call answers it. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6_000_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    bank: text().notNull(),
    holder: text().notNull(),
    /** Digits alone. */
    number: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** A removed card stays for the orders that went to it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check('bank_cards_number', sql`${table.number} ~ '^[0-9]{8,20}$'`),
    index('bank_cards_member').on(table.memberId, table.id),
    uniqueIndex('bank_cards_taken').on(table.merchantCode, table.number).where(sql`${table.removedAt} is null`),
    uniqueIndex('bank_cards_default').on(table.memberId).where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

/** A state that an order has reached, and when, in epoch milliseconds. */
export interface WithdrawStep {
  readonly status: 'checking' | 'paying' | 'paid' | 'cancelled' | 'refused';
  readonly at: number;
}

/** One row per withdrawal (B014). While it is open its amount is in the purse `held`. */
export const withdrawOrders = pgTable(
  'withdraw_orders',
  {
    /** Shown to members as `W40000001`. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 40_000_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    cardId: bigint('card_id', { mode: 'number' })
      .notNull()
      .references(() => bankCards.id),
    /** What leaves the wallet; the fee comes off what is paid out. */
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    status: text({ enum: ['checking', 'paying', 'paid', 'cancelled', 'refused'] })
      .notNull()
      .default('checking'),
    /** Why an operator refused it. */
    reason: text(),
    steps: jsonb().$type<readonly WithdrawStep[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('withdraw_orders_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0 and ${table.fee} < ${table.amount}`),
    index('withdraw_orders_member').on(table.memberId, table.createdAt, table.id),
    index('withdraw_orders_card').on(table.cardId),
    uniqueIndex('withdraw_orders_open').on(table.memberId).where(sql`${table.status} in ('checking', 'paying')`),
    index('withdraw_orders_state').on(table.merchantCode, table.status, table.id),
    index('withdraw_orders_waiting')
      .on(table.merchantCode, table.id)
      .where(sql`${table.status} in ('checking', 'paying')`),
  ],
);
