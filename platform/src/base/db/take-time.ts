import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** Lets the statements of one transaction take as long as they need: for work of a start, which members do not wait for. */
export async function takeTime(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
}
