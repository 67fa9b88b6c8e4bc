import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed log-ins, one row each, counted by account (hashed) and by address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    account: text().notNull(),
    address: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('login_failures_account').on(table.merchantCode, table.account),
    index('login_failures_address').on(table.merchantCode, table.address),
    index('login_failures_age').on(table.at),
  ],
);

/** How often a subject did an action within a fixed window. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    merchantCode: text('merchant_code').notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.action, table.subject] }),
    index('rate_windows_age').on(table.startedAt),
  ],
);

/** Answers of open captchas, by the hash of their cookie (A028). */
export const captchas = pgTable(
  'captchas',
  {
    idHash: text('id_hash').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    answer: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captchas_age').on(table.expiresAt)],
);

/**
 * Budgets of guesses (decision 0019): one row for each account, device or address with recent failures. A row counts until
 * `overAt`.
 */
export const guessBudgets = pgTable(
  'guess_budgets',
  {
    merchantCode: text('merchant_code').notNull(),
    /** Name of the budget, such as `account`. */
    kind: text().notNull(),
    /** Id or hash of an account, a device, or an address. */
    subject: text().notNull(),
    /** When the next guess is allowed. */
    freeAt: timestamp('free_at', { withTimezone: true }).notNull(),
    /** When all failures are forgotten; each failure extends it. */
    overAt: timestamp('over_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.kind, table.subject] }),
    index('guess_budgets_over').on(table.overAt),
  ],
);
