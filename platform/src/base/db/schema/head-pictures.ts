import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytes';
import { members } from './members';

/** Uploaded avatars: the newest of each member. */
export const headPictures = pgTable('head_pictures', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => members.id),
  contentType: text('content_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
  bytes: bytea().notNull(),
  /** SHA-256 of the bytes, in hex. */
  hash: text().notNull(),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
});
