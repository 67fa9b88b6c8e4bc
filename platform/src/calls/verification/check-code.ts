import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { verificationAskers, verificationCodes } from '../../base/db/schema';
import { passwordMatches } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import type { Aim } from './aim';
import { askerOf } from './asker';
import { GUESSES } from './codes';

/** Wrong answers per code and asker; afterwards only a new code helps. */
const TRIES = 5;
/** Number of codes per asker that count: an SMS may arrive after the next one was requested. */
const LOOKED_AT = 3;

interface Answer extends Aim {
  readonly code: string;
  readonly request: FastifyRequest;
  readonly memberId?: number;
  /** Name of the field in the call; `verificationCode` by default. */
  readonly field?: string;
}

/**
 * Checks a code: requested by this browser, in time, unused, and not tried too often. It is not used up: `spendCode` does that
 * in the transaction of what the code is for. Tries are counted before the check, so that guesses at once count like guesses in
 * a row; they count against whoever makes them (decision 18).
 *
 * @returns the code's id for `spendCode`
 * @throws Refusal `verification.code.error` for every failure
 */
export async function checkCode(db: Db, answer: Answer): Promise<number> {
  const asker = askerOf(answer.request);
  const tried = await countTry(db, await codesOf(db, answer, asker), asker);
  let right: number | undefined;
  for (const { id, codeHash } of tried) if (await passwordMatches(answer.code, codeHash)) right ??= id;
  // The same work is done without a code.
  if (tried.length === 0) await passwordMatches(answer.code, undefined);
  if (right === undefined) throw codeRefused(answer.field);
  // A right answer is not counted: the form may send it again after another field was corrected.
  const ids = tried.map(({ id }) => id);
  await db
    .update(verificationAskers)
    .set({ attempts: sql`greatest(${verificationAskers.attempts} - 1, 0)` })
    .where(and(inArray(verificationAskers.codeId, ids), eq(verificationAskers.asker, asker)));
  return right;
}

type Hashed = Pick<typeof verificationCodes.$inferSelect, 'id' | 'codeHash'>;

/** The codes that somebody may answer now; a shared one only until all who share it have guessed too often. */
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
 * Uses up a checked code and all others of its purpose and target. Of two uses at once, one succeeds.
 *
 * @param tx the transaction of what the code is for; if it fails, the code stays valid
 * @throws Refusal `verification.code.error` when the code was used meanwhile
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
