import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';

/** One account; see the column comments of `members`. */
export type Member = typeof members.$inferSelect;

/** The account of a name at a merchant; case does not matter. */
export async function memberByName(db: Db, merchantCode: string, username: string): Promise<Member | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), sql`lower(${members.username}) = lower(${username})`));
  return found;
}
