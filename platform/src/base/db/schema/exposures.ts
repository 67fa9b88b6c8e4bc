import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members';

/** Which visitor saw which release of a part during an experiment; one row for each pair. */
export const exposures = pgTable(
  'exposures',
  {
    merchantCode: text('merchant_code').notNull(),
    part: text().notNull(),
    version: text().notNull(),
    visitor: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.part, table.version, table.visitor] }),
    index('exposures_age').on(table.firstAt),
  ],
);

/** Who was exposed to an experiment, once each, by the arm that the visitor is of (decision 80). */
export const experimentVisitors = pgTable(
  'experiment_visitors',
  {
    merchantCode: text('merchant_code').notNull(),
    experiment: text().notNull(),
    visitor: text().notNull(),
    arm: text().notNull(),
    /** The release that was shown first: that of the arm, or its fallback. */
    shown: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    /** Number of the key that told it; null: a browser did. */
    toldBy: text('told_by'),
  },
  (table) => [
    primaryKey({ name: 'experiment_visitors_pk', columns: [table.merchantCode, table.experiment, table.visitor] }),
    index('experiment_visitors_age').on(table.firstAt),
  ],
);

/** Which member a visitor of an experiment is: one member each, and one visitor for each member; the first tie stays. */
export const experimentMembers = pgTable(
  'experiment_members',
  {
    merchantCode: text('merchant_code').notNull(),
    experiment: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    visitor: text().notNull(),
    /** Start of the session that tied them. */
    loggedInAt: timestamp('logged_in_at', { withTimezone: true }).notNull(),
    tiedAt: timestamp('tied_at', { withTimezone: true }).notNull(),
    /** When the member first opened a game after that. */
    launchedAt: timestamp('launched_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'experiment_members_pk', columns: [table.merchantCode, table.experiment, table.memberId] }),
    uniqueIndex('experiment_members_visitor').on(table.merchantCode, table.experiment, table.visitor),
    index('experiment_members_member').on(table.memberId),
    index('experiment_members_age').on(table.tiedAt),
  ],
);
