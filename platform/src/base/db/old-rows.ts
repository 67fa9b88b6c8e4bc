import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import type { Times } from './times';

/** Removes at most `limit` old rows within a transaction and says how many went. */
export type Removal = (tx: Db, times: Times, limit: number) => Promise<number>;

/**
 * The oldest rows that nobody else holds, by their place in the table. A row that a request is using is left for the next run,
 * so that neither waits for the other.
 *
 * @param by the column whose index finds them
 */
export function oldest(tx: Db, table: PgTable, by: PgColumn, old: SQL, limit: number): SQL {
  const found = tx
    .select({ place: sql`ctid` })
    .from(table)
    .where(old)
    .orderBy(asc(by))
    .limit(limit)
    .for('update', { skipLocked: true });
  return sql`${table}.ctid = any(array(${found}))`;
}

/** Deletes the rows of a table that are old, the oldest first. */
export function oldRows(table: PgTable, by: PgColumn, old: (times: Times) => SQL): Removal {
  return async (tx, times, limit) => {
    const gone = await tx
      .delete(table)
      .where(oldest(tx, table, by, old(times), limit))
      .returning({ one: sql`1` });
    return gone.length;
  };
}
