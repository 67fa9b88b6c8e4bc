import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members, sessions } from '../db/schema';
import type { Member } from '../members/member';

/** How long a session lives after it was started or renewed. */
const SESSION_MS = 30 * 60 * 1000;

export interface Session {
  readonly member: Member;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session for a member and gives its token, which is kept nowhere else. Old sessions of the member are cleared away. */
export async function startSession(
  db: Db,
  member: Member,
  from: { readonly address: string; readonly userAgent: string; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(and(eq(sessions.memberId, member.id), lte(sessions.expiresAt, from.now)));
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    merchantCode: member.merchantCode,
    memberId: member.id,
    address: from.address,
    userAgent: from.userAgent.slice(0, 400),
    createdAt: from.now,
    expiresAt: new Date(from.now.getTime() + SESSION_MS),
  });
  return token;
}

/** The running session of a token at this merchant, or undefined when there is none or its member was disabled. */
export async function sessionOf(db: Db, merchantCode: string, token: string, now: Date): Promise<Session | undefined> {
  const [found] = await db
    .select({ member: members, tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.merchantCode, merchantCode), gt(sessions.expiresAt, now)),
    );
  return found === undefined || found.member.disabled ? undefined : found;
}

/** Lets a session live for another half hour from now, and says until when (A030). */
export async function renewSession(db: Db, session: Session, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, session.tokenHash));
  return expiresAt;
}

/** Ends a session: its token is worth nothing from now on. */
export async function endSession(db: Db, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}
