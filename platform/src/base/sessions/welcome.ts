import type { LoginValue } from '@foyer/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { startSession } from './session';

/** The context of the call that logs a member in. */
interface Entrance {
  readonly db: Db;
  readonly site: Site;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Starts a session for a member whose credentials were checked, and returns what the site stores of it (S3-LOGIN-03). */
export async function welcome({ db, site, now, request, reply }: Entrance, member: Member): Promise<LoginValue> {
  const token = await startSession(db, member, { site, request, reply, now });
  request.memberId = member.id;
  const firstTimeLogin = await isFirst(db, member.id, now);
  const login = { token, userName: member.username, customerType: member.type, firstTimeLogin };
  return member.mustChangePassword ? { ...login, mustChangePassword: true } : login;
}

/** True for exactly one log-in of a member, also when two come at once. */
async function isFirst(db: Db, memberId: number, now: Date): Promise<boolean> {
  const marked = await db
    .update(members)
    .set({ firstLoginAt: now })
    .where(and(eq(members.id, memberId), isNull(members.firstLoginAt)))
    .returning({ id: members.id });
  return marked.length === 1;
}
