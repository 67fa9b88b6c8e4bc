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

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });
/** Exact, so that nothing is rounded before the payment (B001). */
const exact = () => numeric('exact', { precision: 32, scale: 10 }).notNull();
const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);
/** Merchant, kind of settlement, and the period's name. */
const run = () => ({
  merchantCode: text('merchant_code').notNull(),
  kind: text().notNull(),
  period: text().notNull(),
});

/** How far the settlements of a merchant are, one row per kind. Its lock keeps two periods of a kind from being computed at once. */
export const settlementClocks = pgTable(
  'settlement_clocks',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text().notNull(),
    /** Start of the oldest period that was not run yet. */
    nextFrom: moment('next_from').notNull(),
    /** When that period is due by the merchant's clock. */
    dueAt: moment('due_at').notNull(),
    /** End of the latest computed period: bets that change before it are noted in `late_bets`. */
    settledUntil: moment('settled_until'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind] })],
);

/** One row per settled period of a merchant (B028). */
export const settlementRuns = pgTable(
  'settlement_runs',
  {
    ...run(),
    /** From this moment up to, but not including, the other. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text({ enum: ['open', 'computed', 'done'] })
      .notNull()
      .default('open'),
    /** Members who are paid, and how much in all. */
    members: integer().notNull().default(0),
    sum: amount('sum').notNull().default('0'),
    /** Real times. Until `claimedUntil` an instance works on it; another one goes on afterwards. */
    claimedUntil: moment('claimed_until'),
    computedAt: moment('computed_at'),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.kind, table.period] }),
    index('settlement_runs_time').on(table.merchantCode, table.kind, table.startsAt),
  ],
);

/** What a member gets of one run: `paid` = `amount` + `corrected` + `carriedIn` - `carriedOut`. */
export const settlementShares = pgTable(
  'settlement_shares',
  {
    ...run(),
    memberId: memberId(),
    exact: exact(),
    /** The exact share of this period, rounded half up to 2 decimals. */
    amount: amount('amount').notNull(),
    /** Sum of this run's corrections of earlier periods. */
    corrected: amount('corrected').notNull().default('0'),
    /** What earlier runs left to be set off: 0 or less. */
    carriedIn: amount('carried_in').notNull().default('0'),
    /** What this run pays: 0 or more. */
    paid: amount('paid').notNull(),
    /** What this run leaves to be set off: 0 or less. */
    carriedOut: amount('carried_out').notNull().default('0'),
    /** The period that set it off. */
    carriedTo: text('carried_to'),
    state: text({ enum: ['due', 'offered', 'paid', 'none'] }).notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.kind, table.period, table.memberId] }),
    check('settlement_shares_signs', sql`${table.paid} >= 0 and ${table.carriedIn} <= 0 and ${table.carriedOut} <= 0`),
    index('settlement_shares_member').on(table.memberId, table.kind, table.period),
    index('settlement_shares_due')
      .on(table.merchantCode, table.kind, table.period, table.memberId)
      .where(sql`${table.state} = 'due'`),
    index('settlement_shares_carried')
      .on(table.merchantCode, table.kind, table.memberId)
      .where(sql`${table.carriedOut} < 0 and ${table.carriedTo} is null`),
  ],
);

/** What a share is made of, for reports. */
export const settlementParts = pgTable(
  'settlement_parts',
  {
    ...run(),
    memberId: memberId(),
    /** The direct member whose line brought it; the member for what they did themselves. */
    fromId: bigint('from_id', { mode: 'number' }).notNull(),
    /** Category of games, or empty. */
    category: text().notNull().default(''),
    turnover: numeric({ precision: 24, scale: 4 }).notNull(),
    /** Percent of the turnover. */
    rate: numeric({ precision: 9, scale: 4 }).notNull(),
    exact: exact(),
    /** How the kind arrived at it, where turnover and rate do not say. */
    note: jsonb().$type<unknown>(),
  },
  (table) => [
    primaryKey({
      columns: [table.memberId, table.kind, table.period, table.merchantCode, table.fromId, table.category, table.rate],
    }),
    index('settlement_parts_run').on(table.merchantCode, table.kind, table.period),
  ],
);

/** What turned out otherwise after it was paid, and the run that sets it right (B028). */
export const settlementCorrections = pgTable(
  'settlement_corrections',
  {
    ...run(),
    memberId: memberId(),
    /** The period that was paid wrongly. */
    ofPeriod: text('of_period').notNull(),
    /** Less than 0 when too much was paid. */
    amount: amount('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.ofPeriod, table.period, table.merchantCode] }),
    index('settlement_corrections_run').on(table.merchantCode, table.kind, table.period),
  ],
);

/** Bets that changed after a period of their settlement was computed; only a trigger writes it. */
export const lateBets = pgTable(
  'late_bets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    settledAt: moment('settled_at').notNull(),
    /** Real time of the change. */
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('late_bets_merchant').on(table.merchantCode, table.at),
    index('late_bets_member').on(table.memberId),
  ],
);
