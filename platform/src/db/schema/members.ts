import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchants } from './sites';

/** Accounts of a merchant; agents are accounts with another `type`, and `uplineId` is who brought them. */
export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    username: text().notNull(),
    nickname: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    type: integer().notNull(),
    toUpline: boolean('to_upline').notNull(),
    uplineId: bigint('upline_id', { mode: 'number' }),
    vipLevel: text('vip_level'),
    headIcon: text('head_icon'),
    disabled: boolean().notNull().default(false),
    /** Accounts that exist for other sites than this one are refused with `login.member.only`. */
    memberSite: boolean('member_site').notNull().default(true),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    firstLoginAt: timestamp('first_login_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('members_name').on(table.merchantCode, sql`lower(${table.username})`),
    index('members_upline').on(table.uplineId),
  ],
);
