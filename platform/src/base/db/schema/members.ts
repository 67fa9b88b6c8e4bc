import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Accounts of a merchant; agents are accounts with another `type`, and `uplineId` is who brought them. */
export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The merchant, or a merchant's trial code: trial accounts have names and wallets apart from the real ones (A105). */
    merchantCode: text('merchant_code').notNull(),
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
    /** Country's dialing code without plus, and the number without the zero that is only dialed at home. */
    mobileDialingCode: text('mobile_dialing_code'),
    mobileNumber: text('mobile_number'),
    email: text(),
    /** Until then what was bound before opens the account in place of the number above, or nothing where there was none. */
    mobileHeldUntil: timestamp('mobile_held_until', { withTimezone: true }),
    previousDialingCode: text('previous_dialing_code'),
    previousMobileNumber: text('previous_mobile_number'),
    /** The same of the address. */
    emailHeldUntil: timestamp('email_held_until', { withTimezone: true }),
    previousEmail: text('previous_email'),
    /** False while nobody knows the password: the account was made without one. */
    ownPassword: boolean('own_password').notNull().default(true),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    paymentPasswordHash: text('payment_password_hash'),
    /** What this member gives to others, so that they register below them (A036). */
    affiliateCode: text('affiliate_code')
      .notNull()
      .default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`),
    /** Answers of the registration that the platform itself has no use for: name, papers, messengers. */
    registration: jsonb().$type<Record<string, string>>().notNull().default({}),
    registerMethod: text('register_method', { enum: ['H5', 'APP', 'PWA', 'WEBCLIP'] }),
    registerUrl: text('register_url'),
  },
  (table) => [
    uniqueIndex('members_name').on(table.merchantCode, sql`lower(${table.username})`),
    index('members_upline').on(table.uplineId),
    index('members_registered').on(table.merchantCode, table.registeredAt, table.id),
    uniqueIndex('members_mobile').on(table.merchantCode, table.mobileDialingCode, table.mobileNumber),
    index('members_mobile_number').on(table.merchantCode, table.mobileNumber),
    index('members_previous_number')
      .on(table.merchantCode, table.previousMobileNumber)
      .where(sql`${table.previousMobileNumber} is not null`),
    uniqueIndex('members_affiliate_code').on(table.merchantCode, table.affiliateCode),
    index('members_trial').on(table.registeredAt).where(sql`${table.type} = 4`),
  ],
);

/** Accounts elsewhere that a member logs in with: the service's own id of the person (A029). */
export const memberExternals = pgTable(
  'member_externals',
  {
    merchantCode: text('merchant_code').notNull(),
    channel: text({ enum: ['facebook', 'google'] }).notNull(),
    subject: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.channel, table.subject] }),
    index('member_externals_member').on(table.memberId),
  ],
);
