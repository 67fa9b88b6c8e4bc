import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * SMS and e-mails with their state: the queue of the webhook, or without one the place where they stay. A text is kept until
 * it is delivered or expires.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id that receivers know the message by, the same at every try. */
    key: uuid().notNull().defaultRandom(),
    merchantCode: text('merchant_code').notNull(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Blank once delivered or expired: codes and links are secrets. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on it is not sent. In the merchant's time, like `createdAt`. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text({ enum: ['pending', 'sent', 'dead'] })
      .notNull()
      .default('pending'),
    /** Number of tries begun. */
    attempts: integer().notNull().default(0),
    /** Real time of the next try; during a try, when its lease ends. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().default(sql`'epoch'`),
    /** Why the last try failed, without any text of the message. */
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
