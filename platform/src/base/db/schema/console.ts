import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const merchant = () =>
  text('merchant_code')
    .notNull()
    .references(() => merchants.code);

/** A merchant's own people at the console, each of one merchant (decision 88). None is ever deleted: the trail names them. */
export const consolePeople = pgTable(
  'console_people',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: merchant(),
    /** Small letters, as it is typed at the log-in. */
    name: text().notNull(),
    role: text({ enum: ['viewer', 'editor', 'owner'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Somebody else knows the password, which opens nothing but its change (decision 44). */
    mustChangePassword: boolean('must_change_password').notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on nobody logs in by this name, and what it ordered is not carried out. */
    closedAt: moment('closed_at'),
  },
  (table) => [uniqueIndex('console_people_name').on(table.merchantCode, table.name)],
);

/** One row per log-in at the console. Only the hash of its token is stored. */
export const consoleSessions = pgTable(
  'console_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: bigint('person_id', { mode: 'number' })
      .notNull()
      .references(() => consolePeople.id),
    address: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('console_sessions_person').on(table.personId), index('console_sessions_age').on(table.expiresAt)],
);

/** Who did what at the console of a merchant, and how it ended. A trigger refuses every change of a row. */
export const consoleActs = pgTable(
  'console_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Real time. */
    at: moment('at').notNull(),
    merchantCode: merchant(),
    /** Null: whoever holds the key of the operations. */
    personId: bigint('person_id', { mode: 'number' }).references(() => consolePeople.id),
    /** Such as `experiment.start`. */
    act: text().notNull(),
    /** Name of the experiment or person that it was done on. */
    subject: text(),
    /** `ordered`: the host has to carry it out, and an act of its own says how that ended. */
    outcome: text({ enum: ['done', 'ordered', 'refused'] }).notNull(),
    /** Reason, sentence of the refusal; never a secret. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Address of the caller. */
    address: text().notNull(),
  },
  (table) => [
    index('console_acts_merchant').on(table.merchantCode, table.id),
    index('console_acts_person').on(table.personId),
  ],
);

/** What the release command is to be told for an experiment to start, in its own words. */
export interface StartTerms {
  readonly part: string;
  /** Such as `new:1.5.0=50`, the control first. */
  readonly arms: readonly string[];
  readonly hypothesis: string;
  readonly until: string;
  readonly metric: string;
  readonly guardrails: readonly string[];
  readonly expected?: string;
  /** Such as `checkout=50`. */
  readonly group?: string;
}

/** Starts and stops of experiments that people of a merchant ordered; `release orders` carries them out beside the host. */
export const experimentOrders = pgTable(
  'experiment_orders',
  {
    /** The page gives it, so that an order sent twice is one; the line of the log has it too. */
    id: uuid().primaryKey(),
    merchantCode: merchant(),
    personId: bigint('person_id', { mode: 'number' })
      .notNull()
      .references(() => consolePeople.id),
    kind: text({ enum: ['start', 'stop'] }).notNull(),
    /** Name of the experiment. */
    name: text().notNull(),
    /** Null for a stop. */
    terms: jsonb().$type<StartTerms>(),
    why: text().notNull(),
    state: text({ enum: ['pending', 'done', 'refused'] }).notNull(),
    /** What the command said, once it has. */
    said: text(),
    /** Real time. */
    orderedAt: moment('ordered_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('experiment_orders_merchant').on(table.merchantCode, table.orderedAt),
    index('experiment_orders_person').on(table.personId),
    index('experiment_orders_pending').on(table.orderedAt).where(sql`${table.state} = 'pending'`),
  ],
);
