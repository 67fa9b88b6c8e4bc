import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/database';

/** Resolves once somebody in the database waits for what a connection holds, which is named by the number of its process. */
export async function somebodyWaitsFor(db: Db, pid: number): Promise<void> {
  for (;;) {
    const waiting = sql`select 1 from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`;
    const { rows } = (await db.execute(waiting)) as unknown as { rows: unknown[] };
    if (rows.length > 0) return;
  }
}
