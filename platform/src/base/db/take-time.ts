import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** Lifts the statement timeout of one transaction, for work at start that no request waits for. */
export async function takeTime(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
}
