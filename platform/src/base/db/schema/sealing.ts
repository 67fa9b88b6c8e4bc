import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Key pairs of the encrypted bodies (A019). Every row is accepted, the newest is handed out. */
export const sealingKeys = pgTable('sealing_keys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  retired: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
