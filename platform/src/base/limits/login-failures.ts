import { createHash } from 'node:crypto';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../db/database';
import { loginFailures } from '../db/schema';

/** Number of failures from which a log-in needs a captcha (A108). */
const DEMANDED_FROM = 3;
const REMEMBERED_MS = 15 * 60 * 1000;
/** Stored as the address of an attempt without an outcome yet. */
const PENDING = '';

export interface Attempt {
  readonly id: number;
  readonly merchant: string;
  readonly account: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Stores an attempt before its password is checked, so that guesses sent at once count like guesses in a row. Unknown names
 * count like known ones.
 */
export async function beginAttempt(
  db: Db,
  from: { readonly merchant: string; readonly account: string; readonly address: string; readonly now: Date },
): Promise<Attempt> {
  const { merchant, address, now } = from;
  const account = createHash('sha256').update(from.account.toLowerCase()).digest('base64url');
  const [row] = await db
    .insert(loginFailures)
    .values({ merchantCode: merchant, account, address: PENDING, at: now })
    .returning({ id: loginFailures.id });
  if (row === undefined) throw new Error('the attempt was not stored');
  return { id: row.id, merchant, account, address, now };
}

/** Whether an attempt needs a captcha, by other failures of its account or address in the last 15 minutes. */
export async function captchaIsDue(db: Db, attempt: Attempt): Promise<boolean> {
  const others = and(
    eq(loginFailures.merchantCode, attempt.merchant),
    ne(loginFailures.id, attempt.id),
    gt(loginFailures.at, new Date(attempt.now.getTime() - REMEMBERED_MS)),
  );
  const of = async (which: ReturnType<typeof eq>) => {
    const [row] = await db.select({ n: count() }).from(loginFailures).where(and(others, which));
    return Number(row?.n ?? 0);
  };
  const worst = Math.max(
    await of(eq(loginFailures.account, attempt.account)),
    await of(eq(loginFailures.address, attempt.address)),
  );
  return worst >= DEMANDED_FROM;
}

/** Counts an attempt as failed and returns whether the next one needs a captcha. */
export async function failAttempt(db: Db, attempt: Attempt): Promise<{ readonly captcha: boolean }> {
  await db.update(loginFailures).set({ address: attempt.address }).where(eq(loginFailures.id, attempt.id));
  return { captcha: await captchaIsDue(db, { ...attempt, id: 0 }) };
}

/** Removes an attempt that was no guess because it stopped at the captcha. */
export async function withdrawAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
}

/** Forgets the account's failures after a success, but not those of its address with other names. */
export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.merchantCode, attempt.merchant), eq(loginFailures.account, attempt.account)));
}
