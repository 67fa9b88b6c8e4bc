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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members';

/** Percent with one decimal (B022). */
const percent = (name: string) => numeric(name, { precision: 4, scale: 1 });
const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** A member's rebate rates by category, each from a merchant's day on. */
export const memberRates = pgTable(
  'member_rates',
  {
    memberId: memberId(),
    category: text().notNull(),
    /** `YYYY-MM-DD` */
    fromDay: text('from_day').notNull(),
    rate: percent('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.category, table.fromDay] }),
    check('member_rates_percent', sql`${table.rate} >= 0 and ${table.rate} <= 100`),
  ],
);

/** Counts the changes of a member's rates. Its lock comes before each change of them, and of those that the member gives on. */
export const rateSheets = pgTable('rate_sheets', {
  memberId: memberId().primaryKey(),
  version: integer().notNull().default(0),
});

/** Who changed which rate, when, from what, to what. */
export const rateChanges = pgTable(
  'rate_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** The agent who changed it; null for the operator. No reference, for an agent's name may go before the history. */
    byId: bigint('by_id', { mode: 'number' }),
    at: timestamp({ withTimezone: true }).notNull(),
    category: text().notNull(),
    /** Null when there was none. */
    rateFrom: percent('rate_from'),
    rateTo: percent('rate_to').notNull(),
    /** The first day that it counts. */
    fromDay: text('from_day').notNull(),
  },
  (table) => [index('rate_changes_member').on(table.memberId, table.id)],
);

/** The levels of a merchant's club up to and including a day on which they were changed. */
export const formerClubLevels = pgTable(
  'former_club_levels',
  {
    merchantCode: text('merchant_code').notNull(),
    untilDay: text('until_day').notNull(),
    levels: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.untilDay] })],
);

/** The level granted to a member up to and including a day on which it was changed. */
export const formerGrants = pgTable(
  'former_grants',
  { memberId: memberId(), untilDay: text('until_day').notNull(), level: text() },
  (table) => [primaryKey({ columns: [table.memberId, table.untilDay] })],
);

/** What an agent invites people with (B023). A deleted link stays, so that its code is given to no other. */
export const agentLinks = pgTable(
  'agent_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    code: text().notNull().default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))`),
    label: text().notNull(),
    kind: text({ enum: ['player', 'agent'] }).notNull(),
    rates: jsonb().$type<readonly { readonly category: string; readonly rate: string }[]>().notNull(),
    /** How many have registered by it. */
    registered: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    droppedAt: timestamp('dropped_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('agent_links_code').on(table.merchantCode, table.code),
    index('agent_links_member').on(table.memberId, table.id),
  ],
);
