import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { verificationCodes } from '../db/schema';
import { addressKey } from '../limits/address-key';
import { countOrRefuse } from '../limits/rate';
import { hashPassword, passwordMatches } from '../members/password';
import { putInOutbox } from '../outbox/outbox';
import { Refusal } from '../refusal';
import type { Site } from '../sites/site';
import { codeMessage } from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Wrong answers that one code bears; then only a new one helps. */
const TRIES = 5;
const CODES_AN_HOUR = { target: 10, address: 60 };

export type Purpose = (typeof verificationCodes.$inferSelect)['purpose'];

/** What a code is for, and whom it was sent to: a number with plus, or an e-mail address. */
export interface Aim {
  readonly site: Site;
  readonly purpose: Purpose;
  readonly target: string;
  readonly now: Date;
}

export interface CodeRequest extends Aim {
  readonly address: string;
  /** Who is logged in, where someone is: nobody else can use the code. */
  readonly memberId?: number;
  /**
   * False where nothing may be sent because nobody has this number: everything else is done all the same, so that neither
   * answer nor time tells which numbers exist.
   */
  readonly deliver?: boolean;
}

/** What somebody says that the code is. */
interface Answer extends Aim {
  readonly code: string;
  readonly memberId?: number;
  /** What the code is called in the call; `verificationCode` unless said. */
  readonly field?: string;
}

/** How long a code stands, in minutes: the merchant's own setting where it is a time, else one minute (A039). */
function codeMinutes({ smsMinutes }: Pick<Site, 'smsMinutes'>): number {
  return smsMinutes !== null && smsMinutes > 0 ? Math.min(smsMinutes, DAY_MS / MINUTE_MS) : 1;
}

/**
 * Sends a code of six digits; only its hash is kept. Earlier codes of the same purpose and target are worth nothing from now on.
 *
 * @returns what the SMS calls answer (S3-SMS-03); without `expiredMinutes` where the merchant leaves it out
 * @throws Refusal `rate.limited` within a minute of the last one, or when a target or an address asks too often
 */
export async function sendCode(
  db: Db,
  { site, purpose, target, now, address, memberId, deliver = true }: CodeRequest,
): Promise<{ expiredMinutes?: number }> {
  const counted = { merchant: site.code, now };
  const [hourly, ever] = [{ ...counted, windowMs: HOUR_MS }, CODES_AN_HOUR];
  await countOrRefuse(db, { ...hourly, action: 'code.address', subject: addressKey(address), limit: ever.address });
  const pair = `${purpose} ${target}`;
  await countOrRefuse(db, { ...counted, action: 'code.minute', subject: pair, limit: 1, windowMs: MINUTE_MS });
  await countOrRefuse(db, { ...hourly, action: 'code.target', subject: target, limit: ever.target });

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code);
  const minutes = codeMinutes(site);
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await db.transaction(async (tx) => {
    await tx.insert(verificationCodes).values({
      merchantCode: site.code,
      purpose,
      target,
      memberId: memberId ?? null,
      codeHash,
      createdAt: now,
      expiresAt,
    });
    const said = codeMessage(site, { purpose, target }, code, minutes);
    if (deliver) await putInOutbox(tx, { ...said, recipient: target, createdAt: now, expiresAt });
  });
  return site.smsMinutes === null ? {} : { expiredMinutes: site.smsMinutes };
}

/**
 * Whether a code is the newest of its aim, in time, unused and not tried too often. It is not used up: `spendCode` does that,
 * within the transaction of what it was for. Tries are counted before the answer is known, so that guesses sent at once count like
 * guesses in a row.
 *
 * @returns the code's id, for `spendCode`
 * @throws Refusal `verification.code.error` for whatever is wrong with it
 */
export async function checkCode(
  db: Db,
  { site, purpose, target, now, code, memberId, field }: Answer,
): Promise<number> {
  const [newest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchantCode, site.code),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.target, target),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  const [tried] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.id, newest?.id ?? 0),
        lt(verificationCodes.attempts, TRIES),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        memberId === undefined ? isNull(verificationCodes.memberId) : eq(verificationCodes.memberId, memberId),
      ),
    )
    .returning();
  const matches = await passwordMatches(code, tried?.codeHash);
  if (tried === undefined || !matches) throw codeRefused(field);
  // A right answer is no guess: the form may send the same code again after another field was put right.
  await db
    .update(verificationCodes)
    .set({ attempts: sql`greatest(${verificationCodes.attempts} - 1, 0)` })
    .where(eq(verificationCodes.id, tried.id));
  return tried.id;
}

/**
 * Uses a checked code up. Of two that spend the same code at once, one gets through.
 *
 * @param tx the transaction of what the code was for: when that fails, the code is as good as before
 * @throws Refusal `verification.code.error` when it was used meanwhile
 */
export async function spendCode(tx: Db, id: number, now: Date): Promise<void> {
  const spent = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (spent.length === 0) throw codeRefused();
}

export const codeRefused = (field = 'verificationCode') => new Refusal('verification.code.error', { field });
