import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members';
import { merchants } from './sites';

/** Lists of content that a merchant has put in place of the common ones, by kind (`announcements`, `promotions`, …). */
export const contentSets = pgTable(
  'content_sets',
  {
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    kind: text().notNull(),
    items: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind] })],
);

/** Agent announcements that a member has read. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    announcementId: integer('announcement_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);

export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    title: text().notNull(),
    body: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_member').on(table.memberId, table.id),
    index('messages_unread').on(table.memberId).where(sql`${table.readAt} is null`),
  ],
);
