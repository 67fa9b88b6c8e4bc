import { sql } from 'drizzle-orm';
import { bigint, index, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Transfers between the main purse and one at a vendor (B017); their movements refer to them by `V` and the id. */
export const vendorTransfers = pgTable(
  'vendor_transfers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 80_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    vendor: text().notNull(),
    /** `in`: to the vendor. `out`: back into main. */
    direction: text({ enum: ['in', 'out'] }).notNull(),
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
    state: text({ enum: ['onway', 'arrived', 'back'] })
      .notNull()
      .default('onway'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** By the database's clock: when the job may ask the vendor. */
    heldAt: timestamp('held_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('vendor_transfers_member').on(table.memberId, table.id),
    index('vendor_transfers_onway').on(table.id).where(sql`${table.state} = 'onway'`),
  ],
);

/** The books of the demonstration's vendors: a system of its own, which knows a transfer by our reference. */
export const vendorBooks = pgTable(
  'vendor_books',
  {
    reference: text().primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    vendor: text().notNull(),
    memberId: memberId(),
    /** Positive when it came to the vendor. */
    amount: numeric({ precision: 20, scale: 4 }).notNull(),
  },
  (table) => [index('vendor_books_member').on(table.memberId, table.vendor)],
);

/** What is wrong with a vendor of the demonstration: it does not answer, loses answers or requests, or is closed. */
export const vendorTroubles = pgTable(
  'vendor_troubles',
  {
    merchantCode: text('merchant_code').notNull(),
    vendor: text().notNull(),
    kind: text({ enum: ['down', 'hang', 'cut', 'drop', 'closed'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vendor] })],
);
