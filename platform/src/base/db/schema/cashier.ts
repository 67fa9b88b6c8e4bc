import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

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
    status: text({ enum: ['pending', 'approved', 'refused'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('deposit_orders_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    index('deposit_orders_member').on(table.memberId, table.status, table.decidedAt),
    index('deposit_orders_waiting').on(table.merchantCode, table.id).where(sql`${table.status} = 'pending'`),
  ],
);
