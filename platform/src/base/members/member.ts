import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';

export type Member = typeof members.$inferSelect;

/** The account with a name at a merchant; case is ignored. */
export async function memberByName(db: Db, merchantCode: string, username: string): Promise<Member | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), sql`lower(${members.username}) = lower(${username})`));
  return found;
}
