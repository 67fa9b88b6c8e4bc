import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { members, sessions } from '../db/schema';
import type { Member } from '../members/member';
import type { Site } from '../sites/site';
import { bindDevice, seenOnDevice } from './devices';

/** How long a session lives after it was started or renewed. */
const SESSION_MS = 30 * 60 * 1000;
/** A session that was seen within the last minute is not written again, so that calls stay reads. */
const SEEN_EVERY_MS = 60 * 1000;

export interface Session {
  readonly member: Member;
  /** What the member's list of sessions calls it. */
  readonly id: string;
  readonly tokenHash: string;
  readonly deviceId: string | null;
  readonly expiresAt: Date;
}

/** The log-in that a session begins with. */
interface LogIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Starts a session for a member and gives its token, which is kept nowhere else. The browser is known again by a cookie that
 * the answer carries; old sessions of the member are cleared away.
 */
export async function startSession(db: Db, member: Member, { request, reply, now }: LogIn): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    // Log-ins of one member queue up here, so that none clears away a device that another is about to use.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('no key update');
    const deviceId = await bindDevice(tx, member, { request, reply, now });
    await tx.delete(sessions).where(and(eq(sessions.memberId, member.id), lte(sessions.expiresAt, now)));
    await tx.insert(sessions).values({
      tokenHash: hashOf(token),
      merchantCode: member.merchantCode,
      memberId: member.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      deviceId,
    });
  });
  return token;
}

/**
 * The running session of a token at this merchant, trial accounts included, or undefined when there is none or its member was
 * disabled. Notes that the member was seen, at most once a minute.
 */
export async function sessionOf(db: Db, site: Site, token: string, now: Date): Promise<Session | undefined> {
  const tokenHash = hashOf(token);
  const { id, deviceId, expiresAt, lastSeenAt } = sessions;
  const [found] = await db
    .select({ member: members, id, deviceId, expiresAt, lastSeenAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        inArray(sessions.merchantCode, [site.code, site.trialCode]),
        gt(sessions.expiresAt, now),
      ),
    );
  if (found === undefined || found.member.disabled) return undefined;
  const { lastSeenAt: seen, ...session } = { ...found, tokenHash };
  if (Math.abs(now.getTime() - seen.getTime()) >= SEEN_EVERY_MS) await note(db, session, { lastSeenAt: now });
  return session;
}

/** Lets a session live for another half hour from now, and says until when (A030). */
export async function renewSession(db: Db, session: Session, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await note(db, session, { lastSeenAt: now, expiresAt });
  return expiresAt;
}

async function note(db: Db, session: Session, seen: { lastSeenAt: Date; expiresAt?: Date }): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.tokenHash, session.tokenHash));
  if (session.deviceId !== null) await seenOnDevice(db, session.deviceId, seen.lastSeenAt);
}

/** Ends a session: its token is worth nothing from now on. */
export async function endSession(db: Db, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

/** Ends one session of a member, by the name it has in the list; one that is not the member's is left alone. */
export async function endSessionOfMember(db: Db, memberId: number, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)));
}

/** Ends every session of the member but this one, and says how many were running. */
export async function endOtherSessions(db: Db, session: Session, now: Date): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, session.member.id), ne(sessions.tokenHash, session.tokenHash)))
    .returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}
