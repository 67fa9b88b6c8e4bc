import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members';

const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** What members were paid by promotions, each reward once (B037); movements refer to it by `R` and the id. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 60_001 }),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    promotion: text().notNull(),
    /** Which of the promotion's rewards: the seventh day of a mission, the year of a birthday, the id of a gift. */
    period: text().notNull(),
    /** As it was called then, by language. */
    title: jsonb().$type<{ readonly EN: string; readonly TY: string }>().notNull(),
    amount: amount('amount').notNull(),
    purse: text({ enum: ['main', 'bonus'] }).notNull(),
    /** What has to be staked of a bonus. */
    turnover: amount('turnover'),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('reward_claims_amounts', sql`${table.amount} > 0 and (${table.turnover} is null or ${table.turnover} > 0)`),
    uniqueIndex('reward_claims_once').on(table.memberId, table.promotion, table.period),
    index('reward_claims_member').on(table.memberId, table.claimedAt),
  ],
);

/**
 * Past days of a member's missions, each looked up once in the bets: a day with as many rounds as light its lantern has the smallest
 * stake that counted, a dark one has none. What was decided on a day does not change any more.
 */
export const lanternDays = pgTable(
  'lantern_days',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** Day of the merchant. */
    day: date().notNull(),
    stake: amount('stake'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
