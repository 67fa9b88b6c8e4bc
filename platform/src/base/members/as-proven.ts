import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import type { Member } from './member';

/**
 * Whether an account is still what it was when its member showed who they are: the password that was proven is the one that counts, and
 * nobody has closed it since. Locks the row until the transaction ends, as everything does that changes either (decision 19), so that
 * what follows comes before such a change or not at all.
 *
 * @param proven the account as it was read before the proof was looked at
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
