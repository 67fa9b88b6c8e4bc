import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members, passwordLinks, sessions } from '../db/schema';

/**
 * Gives an account the password that its owner has forgotten the last one for: whoever came in by the old one is out, and other
 * links to set one are worth nothing.
 */
export async function setPassword(tx: Db, memberId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.update(members).set({ passwordHash, passwordChangedAt: now }).where(eq(members.id, memberId));
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
  const open = and(eq(passwordLinks.memberId, memberId), isNull(passwordLinks.usedAt));
  await tx.update(passwordLinks).set({ usedAt: now }).where(open);
}
