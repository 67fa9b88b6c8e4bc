import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { members, sessions } from '../../base/db/schema';
import { isAsProven } from '../../base/members/as-proven';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { bindDevice, seenOnDevice } from './devices';
import { endOf } from './limits';

/** A session seen within the last minute is not written again, to save writes. */
const SEEN_EVERY_MS = 60 * 1000;

export interface Session {
  readonly member: Member;
  /** Id in the member's list of sessions. */
  readonly id: string;
  readonly tokenHash: string;
  readonly deviceId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface LogIn {
  readonly site: Site;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Starts a session, sets the device's cookie and returns the token, which is stored nowhere. Deletes the member's old sessions.
 *
 * @param member the account as it was when its credentials were checked
 * @throws Refusal `member.not.exist` when the password was changed or the account closed since
 */
export async function startSession(db: Db, member: Member, { site, request, reply, now }: LogIn): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    // Log-ins of one member queue up here, so that none deletes a device that another is about to use.
    if (!(await isAsProven(tx, member))) throw new Refusal('member.not.exist');
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
      expiresAt: endOf(site, now, now),
      deviceId,
    });
  });
  return token;
}

/**
 * The session of a token at this merchant or its trial code, or undefined when it ended or its member is disabled. Stores when
 * the member was seen, at most once a minute.
 */
export async function sessionOf(db: Db, site: Site, token: string, now: Date): Promise<Session | undefined> {
  const tokenHash = hashOf(token);
  const { id, deviceId, createdAt, expiresAt, lastSeenAt } = sessions;
  const [found] = await db
    .select({ member: members, id, deviceId, createdAt, expiresAt, lastSeenAt })
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

/**
 * Extends a session after activity of its member as far as the merchant's limits allow, and returns its end (A030).
 *
 * @throws Refusal `session.expired` when the session has ended meanwhile
 */
export async function renewSession(db: Db, site: Site, session: Session, now: Date): Promise<Date> {
  const expiresAt = endOf(site, session.createdAt, now);
  if (expiresAt <= now || !(await note(db, session, { lastSeenAt: now, expiresAt }))) throw expired();
  return expiresAt;
}

/** Extends a session by a round in a game's frame, which the page around it cannot see. */
export async function playedInSession(db: Db, site: Site, tokenHash: string, now: Date): Promise<void> {
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (row === undefined) return;
  const expiresAt = endOf(site, row.createdAt, now);
  // Rounds come fast, so less than a minute is not worth a write.
  if (expiresAt.getTime() - row.expiresAt.getTime() >= SEEN_EVERY_MS)
    await note(db, row, { lastSeenAt: now, expiresAt });
}

const expired = () => new Refusal('session.expired', undefined, 401);

/** @returns whether the session still exists */
async function note(
  db: Db,
  session: Pick<Session, 'tokenHash' | 'deviceId'>,
  seen: { lastSeenAt: Date; expiresAt?: Date },
): Promise<boolean> {
  const noted = await db
    .update(sessions)
    .set(seen)
    .where(eq(sessions.tokenHash, session.tokenHash))
    .returning({ id: sessions.id });
  if (session.deviceId !== null) await seenOnDevice(db, session.deviceId, seen.lastSeenAt);
  return noted.length > 0;
}

export async function endSession(db: Db, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

/** Ends one session of a member by its id in the list; ignores a session of somebody else. */
export async function endSessionOfMember(db: Db, memberId: number, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)));
}

/**
 * Ends all other sessions of the member and returns how many were running. A log-in at the same time is ended, or starts
 * afterwards.
 */
export function endOtherSessions(db: Db, session: Session, now: Date): Promise<number> {
  const { member, tokenHash } = session;
  return db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('no key update');
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.memberId, member.id), ne(sessions.tokenHash, tokenHash)))
      .returning({ expiresAt: sessions.expiresAt });
    return ended.filter(({ expiresAt }) => expiresAt > now).length;
  });
}
