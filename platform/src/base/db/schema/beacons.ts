import { bigint, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What browsers told of a release, by the minute (decision 69). `kind` is `load`, `failure` (both of sampled visits), `other`
 * (failures of visits that were not sampled), `error`, or the name of a Web Vital, whose values are counted by `bucket`. A minute
 * has several rows of one kind, its slots, so that visitors seldom wait for each other; they add up.
 */
export const beaconCounts = pgTable(
  'beacon_counts',
  {
    merchantCode: text('merchant_code').notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    part: text().notNull(),
    version: text().notNull(),
    variant: text().notNull(),
    kind: text().notNull(),
    bucket: smallint().notNull(),
    slot: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'beacon_counts_pk',
      columns: [
        ...([table.merchantCode, table.minute, table.part, table.version] as const),
        ...[table.variant, table.kind, table.bucket, table.slot],
      ],
    }),
    index('beacon_counts_age').on(table.minute),
  ],
);

/** Who told of it, by the hour: names that lead to nobody once the salt of the day is gone. */
export const beaconVisitors = pgTable(
  'beacon_visitors',
  {
    merchantCode: text('merchant_code').notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    part: text().notNull(),
    version: text().notNull(),
    variant: text().notNull(),
    /** `load`, `failure`, `other` or `error`, as above. */
    kind: text().notNull(),
    visitor: text().notNull(),
    /** The name of their address, made in the same way, so that one address counts for a few visitors at most (decision 79). */
    address: text().notNull().default(''),
  },
  (table) => [
    primaryKey({
      name: 'beacon_visitors_pk',
      columns: [
        ...([table.merchantCode, table.hour, table.part, table.version] as const),
        ...[table.variant, table.kind, table.visitor],
      ],
    }),
    index('beacon_visitors_age').on(table.hour),
  ],
);

/** The secret of a day (UTC) that visitors' names are made with. */
export const beaconSalts = pgTable(
  'beacon_salts',
  {
    day: text().primaryKey(),
    salt: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('beacon_salts_age').on(table.madeAt)],
);

/** Errors of a release in groups of one message and place. The group `more` has those beyond the largest number of groups. */
export const beaconErrors = pgTable(
  'beacon_errors',
  {
    merchantCode: text('merchant_code').notNull(),
    part: text().notNull(),
    version: text().notNull(),
    fingerprint: text().notNull(),
    message: text().notNull(),
    /** Places in released scripts, the innermost first, one a line. */
    places: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'beacon_errors_pk',
      columns: [table.merchantCode, table.part, table.version, table.fingerprint],
    }),
    index('beacon_errors_age').on(table.lastAt),
  ],
);
