import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed log-ins, one row each: counted by account and by address. Both are kept as hashes or bare addresses. */
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

/** How often a subject did a thing within a fixed window. */
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

/** Captcha answers that still may be given, by the hash of the cookie that names them (A028). */
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
 * What is left of a budget of guesses (decision 0019): one row for each account, device or address that failed lately. A row counts
 * nothing any more after `overAt`.
 */
export const guessBudgets = pgTable(
  'guess_budgets',
  {
    merchantCode: text('merchant_code').notNull(),
    /** Which budget, such as `account`. */
    kind: text().notNull(),
    /** Whose it is: an account as id or hash, a device, an address. */
    subject: text().notNull(),
    /** From when on the next guess is looked at. */
    freeAt: timestamp('free_at', { withTimezone: true }).notNull(),
    /** When every failure is forgotten: each moves it on by the time that one is remembered. */
    overAt: timestamp('over_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.kind, table.subject] }),
    index('guess_budgets_over').on(table.overAt),
  ],
);
