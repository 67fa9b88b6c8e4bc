import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { operatorSessions, operators } from '../db/schema';

const MINUTE_MS = 60_000;
/** A desk that is left alone closes itself; a stolen cookie ends with it. */
const IDLE_MS = 30 * MINUTE_MS;
/** A shift. */
export const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** A session seen within this time is not written again, to save writes. */
const SEEN_EVERY_MS = MINUTE_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session and returns its token, which is stored nowhere. */
export async function startOperatorSession(
  tx: Db,
  { operatorId, address, at }: { readonly operatorId: number; readonly address: string; readonly at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(operatorSessions).values({
    ...{ tokenHash: hashOf(token), operatorId, address, createdAt: at, lastSeenAt: at },
    expiresAt: new Date(at.getTime() + IDLE_MS),
  });
  return token;
}

/** The operator of a valid session, which lives on by being used. */
export async function operatorOfToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const tokenHash = hashOf(token);
  const { id, name } = operators;
  const [found] = await db
    .select({ id, name, createdAt: operatorSessions.createdAt, lastSeenAt: operatorSessions.lastSeenAt })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now), isNull(operators.closedAt)),
    );
  if (found === undefined) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    const end = Math.min(now.getTime() + IDLE_MS, found.createdAt.getTime() + LONGEST_MS);
    await db
      .update(operatorSessions)
      .set({ lastSeenAt: now, expiresAt: new Date(end) })
      .where(eq(operatorSessions.tokenHash, tokenHash));
  }
  return { id: found.id, name: found.name };
}

export async function endOperatorSession(tx: Db, token: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashOf(token)));
}
