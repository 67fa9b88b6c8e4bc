import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Accounts of a merchant. Agents are accounts of another `type`; `uplineId` is the member who brought them. */
export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The merchant's code, or its trial code: trial accounts have names and wallets of their own (A105). */
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
    /** False for accounts of other sites; their log-in answers `login.member.only`. */
    memberSite: boolean('member_site').notNull().default(true),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    firstLoginAt: timestamp('first_login_at', { withTimezone: true }),
    /** Dialing code without plus; number without the leading zero of national dialing. */
    mobileDialingCode: text('mobile_dialing_code'),
    mobileNumber: text('mobile_number'),
    email: text(),
    /** Until then the previous number, or none, opens the account instead of the one above. */
    mobileHeldUntil: timestamp('mobile_held_until', { withTimezone: true }),
    previousDialingCode: text('previous_dialing_code'),
    previousMobileNumber: text('previous_mobile_number'),
    /** The same for the e-mail address. */
    emailHeldUntil: timestamp('email_held_until', { withTimezone: true }),
    previousEmail: text('previous_email'),
    /** False when the account was made with a password nobody knows. */
    ownPassword: boolean('own_password').notNull().default(true),
    /** The password was made by somebody else and opens little but its change (B023). */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /**
     * Every way to a new password writes it, but those of an agent: while it is empty, a first password is the agent's to renew
     * (decision 44).
     */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    paymentPasswordHash: text('payment_password_hash'),
    /** The code that people register with below this member (A036). */
    affiliateCode: text('affiliate_code')
      .notNull()
      .default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`),
    /** Registration fields that the platform does not use itself: name, papers, messengers. */
    registration: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** As the operator has seen it in papers; gifts go by it. */
    birthday: date(),
    registerMethod: text('register_method', { enum: ['H5', 'APP', 'PWA', 'WEBCLIP'] }),
    registerUrl: text('register_url'),
  },
  (table) => [
    uniqueIndex('members_name').on(table.merchantCode, sql`lower(${table.username})`),
    // Direct members, newest first or not; and members whose name begins with some letters.
    index('members_direct').on(table.uplineId, table.registeredAt, table.id),
    index('members_name_begins').on(table.merchantCode, sql`lower(${table.username}) text_pattern_ops`),
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

/** External accounts that a member logs in with, by the service's id of the person (A029). */
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
