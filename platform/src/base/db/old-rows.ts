import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import type { Times } from './times';

/** Deletes at most `limit` old rows within a transaction and returns how many. */
export type Removal = (tx: Db, times: Times, limit: number) => Promise<number>;

/**
 * Selects the oldest rows by `ctid`. A row locked by a request is left for the next run, so that neither waits for the other.
 *
 * @param by the indexed column they are ordered by
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

export function oldRows(table: PgTable, by: PgColumn, old: (times: Times) => SQL): Removal {
  return async (tx, times, limit) => {
    const gone = await tx
      .delete(table)
      .where(oldest(tx, table, by, old(times), limit))
      .returning({ one: sql`1` });
    return gone.length;
  };
}
