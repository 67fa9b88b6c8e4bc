import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, notExists, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { devices, sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { isSecureName } from '../../base/sites/origin';
import { deviceText } from './device-text';

/** Identifies the browser to the platform only; useless without a session. */
export const DEVICE_COOKIE = 'device';
/** The longest that browsers keep a cookie. */
const COOKIE_DAYS = 400;
/** Number of devices remembered per member, besides those with a session. */
const REMEMBERED = 50;

const hashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url');

type Sender = Pick<FastifyRequest, 'cookies'>;

/** Whether a request comes from a browser that this member has logged in with (decision 0019). */
export async function isKnownDevice(db: Db, memberId: number, request: Sender): Promise<boolean> {
  return (await knownDevice(db, memberId, request)) !== undefined;
}

/**
 * The id of the member's device that a request comes from. Its cookie is a random secret from a log-in, and counts only for
 * accounts that were logged in to with it (decision 0019).
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

/** Finds the device of a log-in by its cookie or creates one, and returns the id of its row. */
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

/** The browser's cookie if this merchant issued it, else a new one: nobody may choose their own. */
async function ownCookie(db: Db, merchantCode: string, request: Sender): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const sent = request.cookies[DEVICE_COOKIE];
  if (sent === undefined) return fresh;
  const issued = and(eq(devices.merchantCode, merchantCode), eq(devices.cookieHash, hashOf(sent)));
  const [ours] = await db.select({ id: devices.id }).from(devices).where(issued).limit(1);
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

/** Stores when a device's session was last used. */
export async function seenOnDevice(db: Db, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(devices).set({ lastSeenAt }).where(eq(devices.id, id));
}

/** Forgets a device of the member and ends its sessions; ignores a device of somebody else. */
export async function unbindDevice(db: Db, memberId: number, id: string): Promise<void> {
  await db.delete(devices).where(and(eq(devices.id, id), eq(devices.memberId, memberId)));
}
