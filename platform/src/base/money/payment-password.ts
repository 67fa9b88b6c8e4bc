import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { paymentTries } from '../db/schema';
import { outcomeOf, type SubmitName } from '../ledger/submit-once';
import type { Member } from '../members/member';
import { passwordMatches } from '../members/password';
import { Refusal } from '../refusals/refusal';

/** Wrong payment passwords within the window that lock it, and for how long (B015). */
const TRIES = 5;
const WINDOW_MS = 2 * 3_600_000;

interface Proof {
  readonly member: Pick<Member, 'id' | 'paymentPasswordHash'>;
  readonly password: string;
  /** The submit that is proven, if it is one: one that was carried out is known, and uses no try. */
  readonly submit?: SubmitName;
  readonly now: Date;
}

/**
 * Checks the payment password of a submit, before its transaction: wrong ones count even though the submit is refused. One counter
 * per member, over all calls that ask for it (B015).
 *
 * @throws Refusal `payment.password.unset`; `payment.password.wrong` with the tries `left`; `payment.password.locked` with the
 *   moment `until`
 */
export async function demandPaymentPassword(db: Db, { member, password, submit, now }: Proof): Promise<void> {
  if (submit !== undefined && (await outcomeOf(db, submit)).state !== 'none') return;
  if (member.paymentPasswordHash === null) throw new Refusal('payment.password.unset');
  const { paymentPasswordHash } = member;
  const refusal = await db.transaction((tx) =>
    compare(tx, member.id, now, () => passwordMatches(password, paymentPasswordHash)),
  );
  if (refusal !== undefined) throw refusal;
}

/**
 * Compares under a lock on the member's counter, so that guesses at the same moment are no more than others, and right ones at the
 * same moment wait for each other.
 *
 * @returns the refusal, for after the transaction: thrown inside, it would not be counted
 */
async function compare(
  tx: Db,
  memberId: number,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const own = eq(paymentTries.memberId, memberId);
  await tx.insert(paymentTries).values({ memberId, count: 0, until: now }).onConflictDoNothing();
  const [row] = await tx.select().from(paymentTries).where(own).for('update');
  if (row === undefined) throw new Error('a payment password was not counted');
  const isOver = row.until <= now;
  const count = isOver ? 0 : row.count;
  if (count >= TRIES) return new Refusal('payment.password.locked', { until: row.until.getTime() });
  if (await isRight()) {
    await forgetTries(tx, memberId);
    return undefined;
  }
  // Two hours from the first wrong one; the one that locks begins two hours of its own.
  const begins = count === 0 || count + 1 === TRIES;
  const until = begins ? new Date(now.getTime() + WINDOW_MS) : row.until;
  await tx
    .update(paymentTries)
    .set({ count: count + 1, until })
    .where(own);
  return new Refusal('payment.password.wrong', { left: TRIES - count - 1 });
}

/** When the lock of a payment password ends; undefined while it is open. */
export async function paymentLockOf(db: Db, memberId: number, now: Date): Promise<Date | undefined> {
  const [row] = await db.select().from(paymentTries).where(eq(paymentTries.memberId, memberId));
  return row !== undefined && row.count >= TRIES && row.until > now ? row.until : undefined;
}

/** Lifts the lock, e.g. with a new payment password. */
export async function forgetTries(db: Db, memberId: number): Promise<void> {
  await db.update(paymentTries).set({ count: 0 }).where(eq(paymentTries.memberId, memberId));
}
