import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

/** Verification codes. Several may be open at once; using one ends the others of its purpose and target. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    purpose: text({ enum: ['login', 'register', 'reset', 'bind-mobile', 'bind-email', 'prove'] }).notNull(),
    /** International number with plus, or e-mail address in lower case. */
    target: text().notNull(),
    /** The logged-in member who asked for it. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    codeHash: text('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('verification_codes_target').on(table.merchantCode, table.purpose, table.target, table.id),
    index('verification_codes_member').on(table.memberId),
    index('verification_codes_age').on(table.expiresAt),
  ],
);

/**
 * Who may answer a code: the browser that asked for it, by cookie, else its address. Wrong answers are counted per asker, so
 * that guesses of others do not end a code (decision 18).
 */
export const verificationAskers = pgTable(
  'verification_askers',
  {
    codeId: bigint('code_id', { mode: 'number' })
      .notNull()
      .references(() => verificationCodes.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    /** False for an asker who joined while the code was already open. */
    first: boolean().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.asker] }), index('verification_askers_asker').on(table.asker)],
);

/** Links to set a new password, by the hash of their key; each works once. */
export const passwordLinks = pgTable(
  'password_links',
  {
    keyHash: text('key_hash').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('password_links_member').on(table.memberId), index('password_links_age').on(table.expiresAt)],
);

/** Trial names that were handed out; the account is created when its name is first used (A021). */
export const trialNames = pgTable(
  'trial_names',
  {
    name: text().primaryKey(),
    /** The trial code. */
    merchantCode: text('merchant_code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('trial_names_age').on(table.createdAt)],
);
