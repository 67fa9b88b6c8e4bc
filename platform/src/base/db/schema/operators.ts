import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People who work at the desk. None is ever deleted: the trail names them. */
export const operators = pgTable(
  'operators',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Small letters, as it is typed at the log-in. */
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on nobody logs in by this name, and what it asked for alone counts no more. */
    closedAt: moment('closed_at'),
  },
  (table) => [uniqueIndex('operators_name').on(table.name)],
);

/** What an operator may do at a merchant; without a row, the merchant does not exist for them. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => operators.id),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    role: text({ enum: ['viewer', 'cashier', 'manager'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.merchantCode] }),
    index('operator_roles_merchant').on(table.merchantCode),
  ],
);

/** One row per log-in at the desk. Only the hash of its token is stored. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => operators.id),
    address: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_age').on(table.expiresAt),
  ],
);

/** Who did what on what, and how it ended. A trigger refuses every change of a row. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Real time. */
    at: moment('at').notNull(),
    /** Null: whoever holds the key of the operations. */
    operatorId: bigint('operator_id', { mode: 'number' }).references(() => operators.id),
    merchantCode: text('merchant_code'),
    /** Such as `withdrawal.paid`. */
    act: text().notNull(),
    /** Number of the order, or name of the operator, that it was done on. */
    subject: text(),
    /** `waiting`: asked for, and a second operator has to agree. */
    outcome: text({ enum: ['done', 'waiting', 'refused'] }).notNull(),
    /** Amount, reason, who asked first; never a secret. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Address of the caller. */
    address: text().notNull(),
  },
  (table) => [
    index('operator_acts_operator').on(table.operatorId, table.id),
    index('operator_acts_merchant').on(table.merchantCode, table.id),
    index('operator_acts_subject').on(table.merchantCode, table.subject, table.id),
  ],
);

/** The first of two operators whom a decision above the merchant's limit needs. */
export const firstVoices = pgTable(
  'first_voices',
  {
    merchantCode: text('merchant_code').notNull(),
    /** Number of the order. */
    subject: text().notNull(),
    act: text().notNull(),
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => operators.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.subject] }),
    index('first_voices_operator').on(table.operatorId),
  ],
);
