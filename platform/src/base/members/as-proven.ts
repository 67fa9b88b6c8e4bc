import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import type { Member } from './member';

/**
 * Whether an account still has the password that was proven and is still open. Locks its row until the transaction ends, like
 * every change of password or state (decision 19), so that the caller's work comes before such a change or not at all.
 *
 * @param proven the account as read before the proof was checked
 */
export async function isAsProven(tx: Db, proven: Pick<Member, 'id' | 'passwordHash'>): Promise<boolean> {
  const { passwordHash, disabled } = members;
  const [now] = await tx
    .select({ passwordHash, disabled })
    .from(members)
    .where(eq(members.id, proven.id))
    .for('no key update');
  return now !== undefined && !now.disabled && now.passwordHash === proven.passwordHash;
}
