import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Key pairs for sealed bodies (A019). All rows are accepted, pages get the newest. */
export const sealingKeys = pgTable('sealing_keys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  retired: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
