import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { verificationAskers, verificationCodes } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';

/** Names a browser that asked for a code, so that it alone answers it; it opens nothing by itself. */
const ASKER_COOKIE = 'asker';
const COOKIE_DAYS = 30;

const shapeOfOurs = /^[\w-]{43}$/;
const nameOf = (cookie: string) => `browser ${createHash('sha256').update(cookie).digest('base64url')}`;
const addressOf = ({ ip }: FastifyRequest) => `address ${addressKey(ip)}`;

/** Under which name somebody answers codes: their browser's, or their address's where the browser keeps no cookie. */
export function askerOf(request: FastifyRequest): string {
  const cookie = request.cookies[ASKER_COOKIE];
  return cookie !== undefined && shapeOfOurs.test(cookie) ? nameOf(cookie) : addressOf(request);
}

/**
 * The names under which a code may be answered by who asks for it now. A browser without a cookie of ours is given one; as nobody
 * knows whether it keeps it, its address may answer, too.
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

/** Whether somebody asked for a code to this target a short while ago: they have read a picture for it. */
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
