import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * SMS and e-mail, and how far each has come: the queue that the webhook is fed from. Where there is no webhook they stay here.
 * A text is kept until it was delivered, never longer than it is worth something.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What receivers know the message by, the same at every try. */
    key: uuid().notNull().defaultRandom(),
    merchantCode: text('merchant_code').notNull(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Blank once it was delivered or has outlived itself: codes and links are secrets. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on it is worth nothing and is not sent. The merchant's time, as `createdAt`. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text({ enum: ['pending', 'sent', 'dead'] })
      .notNull()
      .default('pending'),
    /** Tries that were begun. */
    attempts: integer().notNull().default(0),
    /** The real time of the next try; while one is under way, when it counts as given up. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().default(sql`'epoch'`),
    /** Why the last try failed, without a word of the message. */
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_merchant').on(table.merchantCode, table.id),
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('outbox_outlived').on(table.expiresAt).where(sql`${table.body} <> ''`),
    index('outbox_age').on(table.expiresAt),
    index('outbox_dead').on(table.id).where(sql`${table.state} = 'dead'`),
  ],
);
