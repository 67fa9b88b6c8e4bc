import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Files of the host that fail on purpose, per merchant; made by an operator, for tests and demonstrations. */
export const hostFaults = pgTable(
  'host_faults',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    /** Regular expression (POSIX) over the path of the file. */
    pattern: text('pattern').notNull(),
    kind: text('kind').notNull(),
    /** How often it still strikes; always, when null. */
    remaining: integer('remaining'),
  },
  (table) => [
    index('host_faults_merchant').on(table.merchantCode, table.id),
    index('host_faults_spent').on(table.id).where(sql`${table.remaining} = 0`),
  ],
);
