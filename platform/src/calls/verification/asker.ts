import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { verificationAskers, verificationCodes } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';

/** Identifies the browser that asked for a code, which alone may answer it; grants nothing else. */
const ASKER_COOKIE = 'asker';
const COOKIE_DAYS = 30;

const shapeOfOurs = /^[\w-]{43}$/;
const nameOf = (cookie: string) => `browser ${createHash('sha256').update(cookie).digest('base64url')}`;
const addressOf = ({ ip }: FastifyRequest) => `address ${addressKey(ip)}`;

/** The key of whoever answers a code: the browser's cookie, else its address. */
export function askerOf(request: FastifyRequest): string {
  const cookie = request.cookies[ASKER_COOKIE];
  return cookie !== undefined && shapeOfOurs.test(cookie) ? nameOf(cookie) : addressOf(request);
}

/**
 * The keys that may answer a code requested now. A browser without the cookie gets one; its address may answer too, because it
 * may not keep cookies.
 */
export async function admit(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<readonly string[]> {
  const sent = request.cookies[ASKER_COOKIE];
  const name = askerOf(request);
  const [ours] = await db
    .select({ asker: verificationAskers.asker })
    .from(verificationAskers)
    .where(eq(verificationAskers.asker, name))
    .limit(1);
  const keeps = sent !== undefined && ours !== undefined && name !== addressOf(request);
  const cookie = keeps ? sent : randomBytes(32).toString('base64url');
  reply.setCookie(ASKER_COOKIE, cookie, {
    path: '/wps',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_DAYS * 24 * 60 * 60,
  });
  return keeps ? [name] : [nameOf(cookie), addressOf(request)];
}

/** Whether this browser recently asked for a code to this target, so that it has solved a captcha for it. */
export async function hasAsked(
  db: Db,
  asker: string,
  { merchant, target, since }: { readonly merchant: string; readonly target: string; readonly since: Date },
): Promise<boolean> {
  const [asked] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .innerJoin(verificationAskers, eq(verificationAskers.codeId, verificationCodes.id))
    .where(
      and(
        eq(verificationCodes.merchantCode, merchant),
        eq(verificationCodes.target, target),
        gt(verificationCodes.createdAt, since),
        eq(verificationAskers.asker, asker),
      ),
    )
    .limit(1);
  return asked !== undefined;
}
