import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Servers that demand signatures, and what each serves (decision 98). */
export const documentReaders = pgTable(
  'document_readers',
  {
    /** Host name and port of the server. */
    reader: text().primaryKey(),
    /** Of the statement of what it serves; null before the first. */
    serial: bigint({ mode: 'number' }),
    statedAt: timestamp('stated_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    trust: integer(),
    /** Parts with their versions. */
    served: text().notNull(),
    /** Whether what lies in the store now was refused. */
    refused: boolean().notNull(),
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
    /** When it had read all that it serves the last time (decision 111); null before the first round has ended. */
    roundEndedAt: timestamp('round_ended_at', { withTimezone: true }),
  },
  (table) => [index('document_readers_age').on(table.lookedAt)],
);

/** What servers refused, or are alarmed by, and what browsers refused, in groups (decision 98). */
export const documentRefusals = pgTable(
  'document_refusals',
  {
    /** The server, or `browsers`. */
    reader: text().notNull(),
    kind: text().notNull(),
    /** A key of `CHECKS`; empty where none is known. */
    check: text().notNull(),
    part: text().notNull(),
    version: text().notNull(),
    /** `base`, or a merchant's code; empty where it is about all. */
    channel: text().notNull(),
    /** The last sentence. */
    sentence: text().notNull(),
    /** What was served meanwhile. */
    served: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    times: bigint({ mode: 'number' }).notNull(),
    /** When it was over; null while it stands. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({
      name: 'document_refusals_pk',
      columns: [table.reader, table.kind, table.check, table.part, table.version, table.channel],
    }),
    index('document_refusals_age').on(table.lastAt),
  ],
);
