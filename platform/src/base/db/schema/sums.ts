import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

// Nothing but the triggers of the migration writes to these tables, so that no way of writing a bet, a movement, a session or a
// member can forget them (docs/decisions/0022). `rebuild_sums()` makes them anew from the rows they are of.

const amount = (name: string) => numeric(name, { precision: 24, scale: 4 }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const memberId = (name = 'member_id') =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What a member bet within an hour of UTC, by category and by how it ended. */
export const betHours = pgTable(
  'bet_hours',
  {
    memberId: memberId(),
    hour: moment('hour').notNull(),
    gameType: text('game_type').notNull(),
    status: text().notNull(),
    count: integer().notNull(),
    stake: amount('stake'),
    payout: amount('payout'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hour, table.gameType, table.status] })],
);

/** What came into a member's purses and went out of them within an hour of UTC, by kind. */
export const movementHours = pgTable(
  'movement_hours',
  {
    memberId: memberId(),
    hour: moment('hour').notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
    moneyIn: amount('money_in'),
    moneyOut: amount('money_out'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hour, table.kind] })],
);

/** One row a member who ever bet or logged in: the turnover, and when both were done first and last. */
export const memberActivity = pgTable('member_activity', {
  memberId: memberId().primaryKey(),
  /** Stakes of bets that were won or lost. */
  turnover: amount('turnover').default('0'),
  firstBetAt: moment('first_bet_at'),
  lastBetAt: moment('last_bet_at'),
  firstLoginAt: moment('first_login_at'),
  lastLoginAt: moment('last_login_at'),
});

/** That a member logged in within an hour of UTC, and when first and last in it; sessions that end leave it alone. */
export const memberLogins = pgTable(
  'member_logins',
  {
    memberId: memberId(),
    hour: moment('hour').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hour] })],
);

/** Who stands below whom, over all levels: a member is in the team of everybody on the way up, within one merchant. */
export const teamMembers = pgTable(
  'team_members',
  {
    ancestorId: memberId('ancestor_id'),
    memberId: memberId(),
    /** 1 for those whom the ancestor brought. */
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index('team_members_member').on(table.memberId),
  ],
);
