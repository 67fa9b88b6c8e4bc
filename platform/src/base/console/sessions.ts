import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { consolePeople, consoleSessions } from '../db/schema';
import type { Person } from './people';

const MINUTE_MS = 60_000;
/** A console that is left alone closes itself; a stolen cookie ends with it. */
const IDLE_MS = 30 * MINUTE_MS;
/** A day of work. */
export const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** A session seen within this time is not written again, to save writes. */
const SEEN_EVERY_MS = MINUTE_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session and returns its token, which is stored nowhere. */
export async function startConsoleSession(
  tx: Db,
  { personId, address, at }: { readonly personId: number; readonly address: string; readonly at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(consoleSessions).values({
    ...{ tokenHash: hashOf(token), personId, address, createdAt: at, lastSeenAt: at },
    expiresAt: new Date(at.getTime() + IDLE_MS),
  });
  return token;
}

/** The person of a valid session, if they are of this merchant; a session lives on by being used. */
export async function personOfToken(
  db: Db,
  token: string,
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
): Promise<Person | undefined> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({ person: consolePeople, createdAt: consoleSessions.createdAt, lastSeenAt: consoleSessions.lastSeenAt })
    .from(consoleSessions)
    .innerJoin(consolePeople, eq(consolePeople.id, consoleSessions.personId))
    .where(
      and(
        eq(consoleSessions.tokenHash, tokenHash),
        gt(consoleSessions.expiresAt, now),
        eq(consolePeople.merchantCode, merchantCode),
        isNull(consolePeople.closedAt),
      ),
    );
  if (found === undefined) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    const end = Math.min(now.getTime() + IDLE_MS, found.createdAt.getTime() + LONGEST_MS);
    await db
      .update(consoleSessions)
      .set({ lastSeenAt: now, expiresAt: new Date(end) })
      .where(eq(consoleSessions.tokenHash, tokenHash));
  }
  return found.person;
}

export async function endConsoleSession(tx: Db, token: string): Promise<void> {
  await tx.delete(consoleSessions).where(eq(consoleSessions.tokenHash, hashOf(token)));
}
