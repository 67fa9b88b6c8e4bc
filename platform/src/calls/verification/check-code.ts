import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { verificationAskers, verificationCodes } from '../../base/db/schema';
import { passwordMatches } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import type { Aim } from './aim';
import { askerOf } from './asker';
import { GUESSES } from './codes';

/** Wrong answers that one code bears of one asker; then only a new one helps. */
const TRIES = 5;
/** Codes of one asker that are looked at: an SMS may come late, after the one that was asked for since. */
const LOOKED_AT = 3;

/** What somebody says that the code is. */
interface Answer extends Aim {
  readonly code: string;
  readonly request: FastifyRequest;
  readonly memberId?: number;
  /** What the code is called in the call; `verificationCode` unless said. */
  readonly field?: string;
}

/**
 * Whether a code is one that this browser asked for, in time, unused and not tried too often. It is not used up: `spendCode` does
 * that, within the transaction of what it was for. Tries are counted before the answer is known, so that guesses sent at once count
 * like guesses in a row; they count against who makes them (decision 18).
 *
 * @returns the code's id, for `spendCode`
 * @throws Refusal `verification.code.error` for whatever is wrong with it
 */
export async function checkCode(db: Db, answer: Answer): Promise<number> {
  const asker = askerOf(answer.request);
  const tried = await countTry(db, await codesOf(db, answer, asker), asker);
  let right: number | undefined;
  for (const { id, codeHash } of tried) if (await passwordMatches(answer.code, codeHash)) right ??= id;
  // Without a code the same work is done.
  if (tried.length === 0) await passwordMatches(answer.code, undefined);
  if (right === undefined) throw codeRefused(answer.field);
  // A right answer is no guess: the form may send the same code again after another field was put right.
  const ids = tried.map(({ id }) => id);
  await db
    .update(verificationAskers)
    .set({ attempts: sql`greatest(${verificationAskers.attempts} - 1, 0)` })
    .where(and(inArray(verificationAskers.codeId, ids), eq(verificationAskers.asker, asker)));
  return right;
}

type Hashed = Pick<typeof verificationCodes.$inferSelect, 'id' | 'codeHash'>;

/** The codes that somebody may answer now. Who shares one may do so while all together have not guessed too often. */
function codesOf(db: Db, { site, purpose, target, now, memberId }: Answer, asker: string): Promise<Hashed[]> {
  const all = sql`(select coalesce(sum(a.attempts), 0) from verification_askers a where a.code_id = ${verificationCodes.id})`;
  return db
    .select({ id: verificationCodes.id, codeHash: verificationCodes.codeHash })
    .from(verificationCodes)
    .innerJoin(verificationAskers, eq(verificationAskers.codeId, verificationCodes.id))
    .where(
      and(
        eq(verificationCodes.merchantCode, site.code),
        eq(verificationCodes.target, target),
        eq(verificationCodes.purpose, purpose),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        memberId === undefined ? isNull(verificationCodes.memberId) : eq(verificationCodes.memberId, memberId),
        eq(verificationAskers.asker, asker),
        or(verificationAskers.first, lt(all, GUESSES)),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(LOOKED_AT);
}

async function countTry(db: Db, codes: readonly Hashed[], asker: string): Promise<Hashed[]> {
  if (codes.length === 0) return [];
  const ids = codes.map(({ id }) => id);
  const counted = await db
    .update(verificationAskers)
    .set({ attempts: sql`${verificationAskers.attempts} + 1` })
    .where(
      and(
        inArray(verificationAskers.codeId, ids),
        eq(verificationAskers.asker, asker),
        lt(verificationAskers.attempts, TRIES),
      ),
    )
    .returning({ id: verificationAskers.codeId });
  return codes.filter((code) => counted.some(({ id }) => id === code.id));
}

/**
 * Uses a checked code up, and every other that stands for the same. Of two that spend the same code at once, one gets through.
 *
 * @param tx the transaction of what the code was for: when that fails, the code is as good as before
 * @throws Refusal `verification.code.error` when it was used meanwhile
 */
export async function spendCode(tx: Db, id: number, now: Date): Promise<void> {
  const spent = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning();
  const [code] = spent;
  if (code === undefined) throw codeRefused();
  const { merchantCode, purpose, target, memberId } = code;
  await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationCodes.merchantCode, merchantCode),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.target, target),
        isNull(verificationCodes.usedAt),
        memberId === null ? isNull(verificationCodes.memberId) : eq(verificationCodes.memberId, memberId),
      ),
    );
}

export const codeRefused = (field = 'verificationCode') => new Refusal('verification.code.error', { field });
