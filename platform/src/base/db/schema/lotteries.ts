import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import type { Line } from '../../lottery/plays';
import { members } from './members';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });
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

/** What a merchant pays instead of the house's odds, each change as a version of its own; without one version 1 is the house's. */
export const lotteryOdds = pgTable(
  'lottery_odds',
  {
    merchantCode: merchantCode(),
    lottery: text().notNull(),
    version: integer().notNull(),
    /** By play, then by outcome. */
    odds: jsonb().$type<Readonly<Record<string, Readonly<Record<string, string>>>>>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.lottery, table.version] })],
);

/** One row per order and draw (B031), written with its bet; its number is the reference of the bet and of the movements. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    /** Shown to members as `L30000001`. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 30_000_001 }),
    drawId: bigint('draw_id', { mode: 'number' })
      .notNull()
      .references(() => lotteryDraws.id),
    /** Of the member: a trial account's is the trial code. */
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    lottery: text().notNull(),
    issue: text().notNull(),
    lines: jsonb().$type<readonly Line[]>().notNull(),
    stake: amount('stake').notNull(),
    /** The most that it may bring. */
    best: amount('best').notNull(),
    payout: amount('payout').notNull().default('0'),
    status: text({ enum: ['open', 'won', 'lost', 'void', 'cancelled'] }).notNull(),
    /** Number of the first of the orders on following draws; its own where it stands alone. */
    series: bigint({ mode: 'number' }).notNull(),
    stopOnWin: boolean('stop_on_win').notNull(),
    /** Its bet, of which `placedAt` names the month (decision 46). */
    betId: bigint('bet_id', { mode: 'number' }).notNull(),
    placedAt: moment('placed_at').notNull(),
    endedAt: moment('ended_at'),
    /** When a page told the member that it won (F-SETTLE-06). */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('lottery_orders_member').on(table.memberId, table.id),
    index('lottery_orders_draw').on(table.drawId, table.memberId),
    index('lottery_orders_open').on(table.drawId, table.memberId).where(sql`${table.status} = 'open'`),
    /** Wins that the list of winners shows; `endedAt` narrows it to days. */
    index('lottery_orders_won')
      .on(table.merchantCode, table.endedAt)
      .where(sql`${table.status} = 'won' and ${table.payout} >= 1000`),
    index('lottery_orders_series').on(table.series),
    /** What a member waits for, and wins that nobody told of: a few of many orders. */
    index('lottery_orders_waiting').on(table.memberId).where(sql`${table.status} = 'open'`),
    index('lottery_orders_untold').on(table.memberId).where(sql`${table.status} = 'won' and ${table.toldAt} is null`),
    /** The order of a bet in an agent's list. */
    uniqueIndex('lottery_orders_bet').on(table.betId),
  ],
);
