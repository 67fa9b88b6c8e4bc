import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';

// Only triggers write these tables, so that no way to write a bet, movement, session or member can miss them
// (docs/decisions/0022). `rebuild_sums()` rebuilds them.

const amount = (name: string) => numeric(name, { precision: 24, scale: 4 }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const memberId = (name = 'member_id') =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** A member's bets within an hour of UTC, by category and outcome. */
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

/** A member's won and lost bets within an hour of UTC, by the moment they were settled (B002), by category. */
export const settledHours = pgTable(
  'settled_hours',
  {
    memberId: memberId(),
    hour: moment('hour').notNull(),
    gameType: text('game_type').notNull(),
    count: integer().notNull(),
    stake: amount('stake'),
    payout: amount('payout'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hour, table.gameType] })],
);

/** Money in and out of a member's purses within an hour of UTC, by kind. */
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

/** The last movement of every member with one, by moments, then numbers, and the balance it left; also of detached months. */
export const lastMovements = pgTable('last_movements', {
  memberId: memberId().primaryKey(),
  at: moment('at').notNull(),
  movementId: bigint('movement_id', { mode: 'number' }).notNull(),
  balance: amount('balance'),
});

/** Turnover, and first and last bet and log-in, of every member with one of them. */
export const memberActivity = pgTable('member_activity', {
  memberId: memberId().primaryKey(),
  /** Stakes of won and lost bets. */
  turnover: amount('turnover').default('0'),
  firstBetAt: moment('first_bet_at'),
  lastBetAt: moment('last_bet_at'),
  firstLoginAt: moment('first_login_at'),
  lastLoginAt: moment('last_login_at'),
});

/** First and last log-in of a member within an hour of UTC; kept when sessions end. */
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

/** Every pair of upline and downline over all levels, within one merchant. */
export const teamMembers = pgTable(
  'team_members',
  {
    ancestorId: memberId('ancestor_id'),
    memberId: memberId(),
    /** 1 for members that the ancestor brought directly. */
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index('team_members_member').on(table.memberId),
  ],
);
