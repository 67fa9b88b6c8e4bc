import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** What a deposit or a bonus asks for in settled stakes (B013). The oldest open one is filled first. */
export const demands = pgTable(
  'demands',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    origin: text({ enum: ['deposit', 'bonus'] }).notNull(),
    /** The order's number, or what the bonus was for. */
    reference: text().notNull(),
    asked: amount('asked').notNull(),
    filled: amount('filled').notNull().default('0'),
    /** What is left of a bonus in the bonus purse; 0 for deposits. */
    rest: amount('rest').notNull().default('0'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** When it was filled, or its bonus was lost. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'demands_amounts',
      sql`${table.asked} > 0 and ${table.filled} between 0 and ${table.asked} and ${table.rest} >= 0`,
    ),
    index('demands_member').on(table.memberId, table.id),
    index('demands_open').on(table.memberId, table.id).where(sql`${table.closedAt} is null`),
  ],
);
