import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Which visitor saw which release of a part during an experiment; one row for each pair. */
export const exposures = pgTable(
  'exposures',
  {
    merchantCode: text('merchant_code').notNull(),
    part: text().notNull(),
    version: text().notNull(),
    visitor: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.part, table.version, table.visitor] }),
    index('exposures_age').on(table.firstAt),
  ],
);
