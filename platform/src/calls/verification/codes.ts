import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { verificationAskers, verificationCodes } from '../../base/db/schema';
import { countOrRefuse } from '../../base/limits/rate';
import { hashPassword } from '../../base/members/password';
import { putInOutbox } from '../../base/outbox/outbox';
import { isKnownDevice } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import type { Aim } from './aim';
import { admit, askerOf } from './asker';
import { codeMessage } from './messages';
import { countAddress, countTarget, openBudgets } from './sms-budget';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Codes per hour to one target; afterwards the newest one is shared. */
const SENT_FREELY = 3;
/** Digits of a code; more for a target with many wrong guesses within a day, which makes guessing hopeless. */
const DIGITS = { usual: 6, guessed: 10 } as const;
/** Wrong answers per day to one target, and by all who share one code. */
export const GUESSES = 20;

export interface CodeRequest extends Aim {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The logged-in member, who alone may use the code. */
  readonly memberId?: number;
  /** The member who owns the target, if any. */
  readonly ownerId?: number | undefined;
  /**
   * False when nothing may be sent because nobody has this number. Everything else is done all the same, so that neither answer
   * nor time reveals which numbers exist.
   */
  readonly deliver?: boolean;
}

/** Minutes that a code is valid: the merchant's setting if positive, else one (A039). */
function codeMinutes({ smsMinutes }: Pick<Site, 'smsMinutes'>): number {
  return smsMinutes !== null && smsMinutes > 0 ? Math.min(smsMinutes, DAY_MS / MINUTE_MS) : 1;
}

/**
 * Sends a code of six digits; only its hash is stored. After many requests for one target the answer stays the same and the
 * newest code is shared: strangers can neither use up an owner's codes nor flood a phone (decision 18).
 *
 * @returns the answer of the SMS calls (S3-SMS-03); without `expiredMinutes` where the merchant omits it
 * @throws Refusal `rate.limited` within a minute of the last code, or when a budget is used up
 */
export async function sendCode(db: Db, asked: CodeRequest): Promise<{ expiredMinutes?: number }> {
  const { site, purpose, target, now, request, reply, memberId, ownerId = memberId } = asked;
  await countAddress(db, { site, now, address: request.ip });
  const subject = `${purpose} ${target} ${askerOf(request)}`;
  await countOrRefuse(db, { merchant: site.code, now, action: 'code.minute', subject, limit: 1, windowMs: MINUTE_MS });
  const known = ownerId !== undefined && (await isKnownDevice(db, ownerId, request));

  const shared = await codeToShare(db, asked);
  if (shared === undefined) await sendAnew(db, asked, known);
  else await allow(db, shared, await admit(db, request, reply), false);
  return site.smsMinutes === null ? {} : { expiredMinutes: site.smsMinutes };
}

async function sendAnew(db: Db, asked: CodeRequest, known: boolean): Promise<void> {
  const { site, purpose, target, now, request, reply, memberId, deliver = true } = asked;
  const sending = { site, target, now, known, address: request.ip };
  await countTarget(db, sending);
  const count = await openBudgets(db, sending);
  const guessed = (await wrongAnswers(db, asked)) >= GUESSES;
  const digits = guessed ? DIGITS.guessed : DIGITS.usual;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const codeHash = await hashPassword(code);
  const minutes = codeMinutes(site);
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  const row = {
    merchantCode: site.code,
    purpose,
    target,
    memberId: memberId ?? null,
    codeHash,
    createdAt: now,
    expiresAt,
  };
  await db.transaction(async (tx) => {
    const [made] = await tx.insert(verificationCodes).values(row).returning({ id: verificationCodes.id });
    if (made === undefined) throw new Error('the code was not stored');
    await allow(tx, made.id, await admit(tx, request, reply), true);
    if (!deliver) return;
    const said = codeMessage(site, { purpose, target }, code, minutes);
    await putInOutbox(tx, { ...said, recipient: target, createdAt: now, expiresAt });
    await count(tx);
  });
}

/** The code to share, when too many were sent to the target within the hour. */
async function codeToShare(db: Db, { site, purpose, target, now, memberId }: CodeRequest): Promise<number | undefined> {
  const { id, createdAt, expiresAt, usedAt } = verificationCodes;
  const attempts = sql<number>`(select coalesce(sum(a.attempts), 0)::int from verification_askers a where a.code_id = ${id})`;
  const recent = await db
    .select({
      id,
      purpose: verificationCodes.purpose,
      memberId: verificationCodes.memberId,
      expiresAt,
      usedAt,
      attempts,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchantCode, site.code),
        eq(verificationCodes.target, target),
        gt(createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(desc(id));
  if (recent.length < SENT_FREELY) return undefined;
  // The owner reads the newest one.
  const newest = recent.find((code) => code.purpose === purpose && code.memberId === (memberId ?? null));
  const stands = newest?.usedAt === null && newest.expiresAt > now && newest.attempts < GUESSES;
  return stands ? newest.id : undefined;
}

/** Lets somebody answer a code; tries of those who already could stay counted. */
async function allow(db: Db, codeId: number, askers: readonly string[], first: boolean): Promise<void> {
  await db
    .insert(verificationAskers)
    .values(askers.map((asker) => ({ codeId, asker, first })))
    .onConflictDoNothing();
}

/** Wrong answers to all codes of a target within a day, by anybody. */
async function wrongAnswers(db: Db, { site, target, now }: Aim): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${verificationAskers.attempts}), 0)::int` })
    .from(verificationCodes)
    .innerJoin(verificationAskers, eq(verificationAskers.codeId, verificationCodes.id))
    .where(
      and(
        eq(verificationCodes.merchantCode, site.code),
        eq(verificationCodes.target, target),
        gt(verificationCodes.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  return row?.sum ?? 0;
}
