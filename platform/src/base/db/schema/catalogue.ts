import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';
import { merchants } from './sites';

/** The games of all merchants, and those that one has alone, in list order. The tables below hold what a merchant changes. */
export const games = pgTable(
  'games',
  {
    nodeId: integer('node_id').primaryKey(),
    nodeName: text('node_name').notNull(),
    vassalage: text().notNull(),
    gameType: text('game_type').notNull(),
    gameId: text('game_id').notNull().unique(),
    roomId: text('room_id').notNull(),
    gameName: text('game_name').notNull(),
    gameClassify: text('game_classify').notNull(),
    isNew: boolean('is_new').notNull(),
    isHot: boolean('is_hot').notNull(),
    minBet: numeric('min_bet', { precision: 20, scale: 4 }).notNull(),
    showIcon: text('show_icon').notNull(),
    iconUrl: text('icon_url').notNull(),
    mobileLargeIcon: text('mobile_large_icon').notNull(),
    mobileSmallIcon: text('mobile_small_icon').notNull(),
    position: integer().notNull(),
    /** Missing from a later catalogue: not listed or launched any more, but still named in records. */
    retired: boolean().notNull().default(false),
    /** The merchant that alone has the game; everybody has those of the catalogue. */
    ownedBy: text('owned_by').references(() => merchants.code),
  },
  (table) => [index('games_type').on(table.gameType, table.position), index('games_owned').on(table.ownedBy)],
);

/** The catalogue that the rows of `games` were written from. */
export const catalogueVersions = pgTable('catalogue_versions', {
  name: text().primaryKey(),
  hash: text().notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});

/** How one merchant changes a game: hidden, or listed but not playable. */
export const merchantGames = pgTable(
  'merchant_games',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    nodeId: integer('node_id').notNull(),
    hidden: boolean().notNull().default(false),
    playable: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.nodeId] })],
);

/** Vendors that one merchant has closed with all their games. */
export const closedVendors = pgTable(
  'closed_vendors',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    vassalage: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vassalage] })],
);

/** Vendors that one merchant has in maintenance: listed, but not opened before the end, which is in the merchant's time. */
export const vendorMaintenance = pgTable(
  'vendor_maintenance',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    vassalage: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vassalage] })],
);

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

export const favourites = pgTable(
  'favourites',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    nodeId: integer('node_id').notNull(),
    /** Orders favourites that were added within one millisecond. */
    serial: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    nodeId: integer('node_id').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);
