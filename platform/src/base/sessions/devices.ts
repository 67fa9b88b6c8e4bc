import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, notExists, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { devices, sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { isSecureName } from '../../base/sites/origin';
import { deviceText } from './device-text';

/** Names the browser to the platform, and to nobody else; it is worth nothing without a session. */
export const DEVICE_COOKIE = 'device';
/** Browsers keep no cookie longer than this. */
const COOKIE_DAYS = 400;
/** Browsers of a member that are remembered; those with a running session always are. */
const REMEMBERED = 50;

const hashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url');

type Sender = Pick<FastifyRequest, 'cookies'>;

/** Whether a request comes from a browser in which this member has logged in before (decision 0019). */
export async function isKnownDevice(db: Db, memberId: number, request: Sender): Promise<boolean> {
  return (await knownDevice(db, memberId, request)) !== undefined;
}

/**
 * The member's device that a request comes from, by its id. The cookie is a random secret that only a log-in gives, and it counts for
 * the accounts that were logged in to with it alone (decision 0019).
 */
export async function knownDevice(db: Db, memberId: number, request: Sender): Promise<string | undefined> {
  const sent = request.cookies[DEVICE_COOKIE];
  if (sent === undefined) return undefined;
  const [known] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.memberId, memberId), eq(devices.cookieHash, hashOf(sent))));
  return known?.id;
}

/** Finds the device of a log-in by its cookie, or gives the browser one, and says which row of the member it is. */
export async function bindDevice(
  db: Db,
  { id: memberId, merchantCode }: Member,
  from: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly now: Date },
): Promise<string> {
  const { request, reply, now } = from;
  const cookie = await ownCookie(db, merchantCode, request);
  reply.setCookie(DEVICE_COOKIE, cookie, {
    path: '/wps',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureName(request.hostname),
    maxAge: COOKIE_DAYS * 24 * 60 * 60,
  });
  const seen = { description: deviceText(request.headers['user-agent'] ?? ''), lastSeenAt: now };
  const cookieHash = hashOf(cookie);
  const [device] = await db
    .insert(devices)
    .values({ merchantCode, memberId, cookieHash, firstSeenAt: now, ...seen })
    .onConflictDoUpdate({ target: [devices.memberId, devices.cookieHash], set: seen })
    .returning({ id: devices.id });
  if (device === undefined) throw new Error('the device was not stored');
  await forgetOldest(db, memberId);
  return device.id;
}

/** The browser's cookie where the merchant gave it, else a new one: nobody else may choose by what a browser is known. */
async function ownCookie(db: Db, merchantCode: string, request: Sender): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const sent = request.cookies[DEVICE_COOKIE];
  if (sent === undefined) return fresh;
  const given = and(eq(devices.merchantCode, merchantCode), eq(devices.cookieHash, hashOf(sent)));
  const [ours] = await db.select({ id: devices.id }).from(devices).where(given).limit(1);
  return ours === undefined ? fresh : sent;
}

async function forgetOldest(db: Db, memberId: number): Promise<void> {
  const newest = db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.memberId, memberId))
    .orderBy(desc(devices.lastSeenAt))
    .limit(REMEMBERED);
  const inUse = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.deviceId, devices.id));
  await db.delete(devices).where(and(eq(devices.memberId, memberId), notInArray(devices.id, newest), notExists(inUse)));
}

/** The device's session was used. */
export async function seenOnDevice(db: Db, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(devices).set({ lastSeenAt }).where(eq(devices.id, id));
}

/** Forgets a device of the member and ends its sessions; one that is not the member's is left alone. */
export async function unbindDevice(db: Db, memberId: number, id: string): Promise<void> {
  await db.delete(devices).where(and(eq(devices.id, id), eq(devices.memberId, memberId)));
}
