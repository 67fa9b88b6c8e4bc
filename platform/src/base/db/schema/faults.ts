import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Files of the host that fail on purpose, by merchant; set by an operator for tests and demonstrations. */
export const hostFaults = pgTable(
  'host_faults',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    /** POSIX regular expression for the path of the file. */
    pattern: text('pattern').notNull(),
    kind: text('kind').notNull(),
    /** How many more times it fails; null for always. */
    remaining: integer('remaining'),
  },
  (table) => [
    index('host_faults_merchant').on(table.merchantCode, table.id),
    index('host_faults_spent').on(table.id).where(sql`${table.remaining} = 0`),
  ],
);
