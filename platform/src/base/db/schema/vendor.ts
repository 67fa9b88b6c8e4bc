import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members';
import { sessions } from './sessions';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/**
 * A visit to the playable vendor: starts as a one-time ticket, which is exchanged for a bearer token, and ends with the site's
 * session. Only the hashes of both are stored.
 */
export const vendorVisits = pgTable(
  'vendor_visits',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    ticketExpiresAt: timestamp('ticket_expires_at', { withTimezone: true }).notNull(),
    tokenHash: text('token_hash').unique(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    vassalage: text().notNull(),
    /** Null in the lobby. */
    nodeId: integer('node_id'),
    language: text().notNull(),
    siteOrigin: text('site_origin').notNull(),
  },
  (table) => [
    index('vendor_visits_session').on(table.sessionHash),
    index('vendor_visits_member').on(table.memberId),
    index('vendor_visits_unused').on(table.ticketExpiresAt).where(sql`${table.tokenHash} is null`),
  ],
);

/** Seeds of rounds. The server seed of an active row must never leave the server. */
export const vendorSeeds = pgTable(
  'vendor_seeds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    serverSeed: text('server_seed').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** Number of the last round, starting at 1. */
    nonce: integer().notNull().default(0),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('vendor_seeds_live').on(table.memberId).where(sql`${table.retiredAt} is null`),
    index('vendor_seeds_member').on(table.memberId),
  ],
);
