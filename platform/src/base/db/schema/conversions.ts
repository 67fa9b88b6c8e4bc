import { bigint, index, numeric, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { consolePeople } from './console';
import { merchants } from './sites';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a merchant's own server signs in with to tell conversions (decision 96). Only the hash of its secret is stored. */
export const conversionKeys = pgTable(
  'conversion_keys',
  {
    /** Stands in the key itself, before the secret. */
    id: text().primaryKey(),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    secretHash: text('secret_hash').notNull(),
    /** What its owner calls it. */
    label: text().notNull(),
    madeBy: bigint('made_by', { mode: 'number' })
      .notNull()
      .references(() => consolePeople.id),
    /** Real times. */
    madeAt: moment('made_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('conversion_keys_merchant').on(table.merchantCode, table.madeAt),
    index('conversion_keys_person').on(table.madeBy),
  ],
);

const key = () =>
  text('key_id')
    .notNull()
    .references(() => conversionKeys.id);

/** What a merchant's own server told of a member of its own platform, once for each number that it gave. */
export const toldConversions = pgTable(
  'told_conversions',
  {
    merchantCode: text('merchant_code').notNull(),
    /** The merchant's, so that one told twice is one. */
    id: text().notNull(),
    /** A hash of the merchant's name for the member. */
    member: text().notNull(),
    kind: text({ enum: ['login', 'registration', 'deposit', 'launch', 'bet'] }).notNull(),
    at: moment('at').notNull(),
    /** Of a bet. */
    stake: numeric({ precision: 20, scale: 4 }),
    voidedAt: moment('voided_at'),
    keyId: key(),
  },
  (table) => [
    primaryKey({ name: 'told_conversions_pk', columns: [table.merchantCode, table.id] }),
    index('told_conversions_member').on(table.merchantCode, table.member, table.at),
    index('told_conversions_age').on(table.at),
    index('told_conversions_key').on(table.keyId),
  ],
);

/** Which member of the merchant's own platform a visitor of an experiment is: one of each for the other; the first tie stays. */
export const toldMembers = pgTable(
  'told_members',
  {
    merchantCode: text('merchant_code').notNull(),
    experiment: text().notNull(),
    member: text().notNull(),
    visitor: text().notNull(),
    tiedAt: moment('tied_at').notNull(),
    keyId: key(),
  },
  (table) => [
    primaryKey({ name: 'told_members_pk', columns: [table.merchantCode, table.experiment, table.member] }),
    uniqueIndex('told_members_visitor').on(table.merchantCode, table.experiment, table.visitor),
    index('told_members_age').on(table.tiedAt),
    index('told_members_key').on(table.keyId),
  ],
);
