import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members, merchants, sessions, vendorVisits } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { type Site, siteTime } from '../../base/sites/site';

/** How long a ticket is valid, in ms. */
export const TICKET_MS = 60_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const newSecret = () => randomBytes(32).toString('base64url');

/** What a ticket opens: a game, or with `nodeId` null a vendor's lobby. */
export interface Entrance {
  readonly merchantCode: string;
  readonly memberId: number;
  readonly sessionHash: string;
  readonly vassalage: string;
  readonly nodeId: number | null;
  readonly language: string;
  readonly siteOrigin: string;
}

/** A running visit: player, merchant, and the merchant's time. */
export interface Visit extends Entrance {
  readonly site: Site;
  readonly member: Member;
  readonly now: Date;
}

/** Creates a one-time ticket, valid for a minute of real time. */
export async function makeTicket(db: Db, entrance: Entrance, realNow: Date): Promise<string> {
  const ticket = newSecret();
  await db.insert(vendorVisits).values({
    ...entrance,
    ticketHash: hashOf(ticket),
    ticketExpiresAt: new Date(realNow.getTime() + TICKET_MS),
  });
  return ticket;
}

/** The entrance of a ticket, without using it up; undefined for an unknown one. */
export async function peekTicket(db: Db, ticket: string): Promise<Entrance | undefined> {
  const [found] = await db
    .select()
    .from(vendorVisits)
    .where(eq(vendorVisits.ticketHash, hashOf(ticket)));
  return found;
}

/**
 * Exchanges a ticket for a visit's bearer token, once.
 *
 * @throws Refusal `session.expired` when the ticket is unknown, used or expired
 */
export async function exchangeTicket(db: Db, ticket: string, realNow: Date): Promise<string> {
  const token = newSecret();
  const used = await db
    .update(vendorVisits)
    .set({ tokenHash: hashOf(token) })
    .where(
      and(
        eq(vendorVisits.ticketHash, hashOf(ticket)),
        isNull(vendorVisits.tokenHash),
        gt(vendorVisits.ticketExpiresAt, realNow),
      ),
    )
    .returning({ ticketHash: vendorVisits.ticketHash });
  if (used.length === 0) throw new Refusal('session.expired', undefined, 401);
  return token;
}

/**
 * The visit of a bearer token; it ends with the site's session that launched it.
 *
 * @throws Refusal `session.expired` for an ended or unknown visit
 */
export async function visitOf(db: Db, token: string | undefined, realNow: Date): Promise<Visit> {
  const [found] = await db
    .select({ visit: vendorVisits, member: members, site: merchants, expiresAt: sessions.expiresAt })
    .from(vendorVisits)
    .innerJoin(sessions, eq(sessions.tokenHash, vendorVisits.sessionHash))
    .innerJoin(members, eq(members.id, vendorVisits.memberId))
    .innerJoin(merchants, eq(merchants.code, vendorVisits.merchantCode))
    .where(eq(vendorVisits.tokenHash, hashOf(token ?? '')));
  if (found === undefined || found.member.disabled) throw new Refusal('session.expired', undefined, 401);
  const now = siteTime(found.site, realNow);
  if (found.expiresAt <= now) throw new Refusal('session.expired', undefined, 401);
  return { ...found.visit, site: found.site, member: found.member, now };
}
