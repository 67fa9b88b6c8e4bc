import type { LoginValue } from '@foyer/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import { memberByName } from '../members/member';
import { passwordMatches } from '../members/password';
import { Refusal } from '../refusal';
import { startSession } from './session';

/** Logs a member in by name and password (S3-LOGIN-03). */
export async function logIn({ db, site, body, now, request }: CallContext<'login'>): Promise<LoginValue> {
  if (body.type !== 'username') throw new Refusal('permission.denied');
  const member = await memberByName(db, site.code, body.username);
  const matches = await passwordMatches(body.password, member?.passwordHash);
  if (member === undefined || !matches || member.disabled) throw new Refusal('member.not.exist');
  if (!member.memberSite) throw new Refusal('login.member.only');
  const token = await startSession(db, member, {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    now,
  });
  const firstTimeLogin = await isFirst(db, member.id, now);
  return { token, userName: member.username, customerType: member.type, firstTimeLogin };
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
