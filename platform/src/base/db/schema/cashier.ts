import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members';
import { merchants } from './sites';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** `pending` waits for its payment or an operator; `review` was paid in a way that an operator has to look at (B011). */
const depositStates = ['pending', 'approved', 'refused', 'cancelled', 'expired', 'review'] as const;

/** One row per requested deposit. Approving it books its money in the same transaction. */
export const depositOrders = pgTable(
  'deposit_orders',
  {
    /** Shown to members as `D50000001`. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 50_000_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    method: text().notNull(),
    /** Amount booked into the wallet. */
    amount: amount('amount').notNull(),
    /** Fee that the payer pays on top. */
    fee: amount('fee').notNull(),
    status: text({ enum: depositStates }).notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its state last changed. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** An order that is not paid by then expires; those from before there was such a time have none. */
    payBy: timestamp('pay_by', { withTimezone: true }),
    /** When a genuine notice of its payment came for the first time. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The site's origin that the member came from, to lead them back. */
    siteOrigin: text('site_origin'),
    /** What an operator says to the member about a refusal. */
    reason: text(),
  },
  (table) => [
    check('deposit_orders_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    index('deposit_orders_member').on(table.memberId, table.status, table.decidedAt),
    index('deposit_orders_day').on(table.memberId, table.method, table.createdAt),
    index('deposit_orders_unpaid').on(table.payBy).where(sql`${table.status} = 'pending'`),
    index('deposit_orders_state').on(table.merchantCode, table.status, table.id),
    index('deposit_orders_waiting')
      .on(table.merchantCode, table.id)
      .where(sql`${table.status} in ('pending', 'review')`),
  ],
);

/** Each state that a deposit came into, and when. Written by a trigger with the order. */
export const depositSteps = pgTable(
  'deposit_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => depositOrders.id, { onDelete: 'cascade' }),
    status: text({ enum: depositStates }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deposit_steps_order').on(table.orderId, table.id)],
);

/** What payment hosts said about deposits, each saying once, however often it was sent. Forged ones are not kept. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => depositOrders.id, { onDelete: 'cascade' }),
    /** When it came first, by the merchant's clock. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The host's own time. */
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
    said: text({ enum: ['paid', 'refused', 'cancelled'] }).notNull(),
    /** What was paid, with the fee. */
    amount: amount('amount').notNull(),
    /** The state that it led the deposit to; null when it changed nothing. */
    ledTo: text('led_to', { enum: depositStates }),
  },
  (table) => [
    uniqueIndex('payment_notices_saying').on(table.orderId, table.said, table.amount, table.saidAt),
    index('payment_notices_merchant').on(table.merchantCode, table.id),
  ],
);

/** A merchant's settings of a way to deposit; null takes the reference's. */
export const depositMethods = pgTable(
  'deposit_methods',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    closed: boolean().notNull().default(false),
    min: amount('min'),
    max: amount('max'),
    /** The most that approved and waiting deposits of a merchant's day may come to. */
    dayMax: amount('day_max'),
    feePercent: amount('fee_percent'),
    /** The club level from which it is offered, counted from 0. */
    level: integer(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.code] })],
);

/** The secret that a merchant shares with its payment host: signs addresses of orders, and notices of payments. */
export const paymentKeys = pgTable('payment_keys', {
  merchantCode: text('merchant_code')
    .primaryKey()
    .references(() => merchants.code),
  secret: text().notNull(),
});
