import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const merchantCode = () =>
  text('merchant_code')
    .notNull()
    .references(() => merchants.code);

/** The secret of a merchant's lottery and day (UTC), which the numbers of its draws follow from (B029). */
export const lotterySeeds = pgTable(
  'lottery_seeds',
  {
    merchantCode: merchantCode(),
    lottery: text().notNull(),
    /** `YYYY-MM-DD` */
    day: text().notNull(),
    /** 32 random bytes in hexadecimal. Leaves the platform once the day's last draw was made, never before. */
    seed: text().notNull(),
    /** SHA-256 of those bytes, public from the beginning. */
    hash: text().notNull(),
    /** Since when the hash is public, by the merchant's clock. */
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.lottery, table.day] })],
);

/**
 * The draws of merchants' lotteries, each once. A row is made when somebody orders (`open`) or first looks at the numbers (`drawn`).
 * That an open one closes is a matter of its times.
 */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: merchantCode(),
    lottery: text().notNull(),
    issue: text().notNull(),
    drawAt: moment('draw_at').notNull(),
    state: text({ enum: ['open', 'drawn', 'void'] }).notNull(),
    numbers: jsonb().$type<readonly number[]>(),
    /** When its last order was settled; at once where nobody ordered. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('lottery_draws_numbers', sql`(${table.state} = 'drawn') = (${table.numbers} is not null)`),
    uniqueIndex('lottery_draws_issue').on(table.merchantCode, table.lottery, table.issue),
    index('lottery_draws_due').on(table.drawAt).where(sql`${table.settledAt} is null`),
  ],
);
