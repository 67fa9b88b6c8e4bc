import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from './members';

/** A browser that has logged in to an account, identified by the hash of a cookie. */
export const devices = pgTable(
  'devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    cookieHash: text('cookie_hash').notNull(),
    description: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('devices_cookie').on(table.memberId, table.cookieHash),
    index('devices_cookie_hash').on(table.cookieHash),
    index('devices_age').on(table.lastSeenAt),
  ],
);

/** One row per log-in. Only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Id in the member's list of sessions. */
    id: uuid().notNull().defaultRandom().unique(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    index('sessions_device').on(table.deviceId),
    index('sessions_age').on(table.expiresAt),
  ],
);
