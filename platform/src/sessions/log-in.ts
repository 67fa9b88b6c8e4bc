import type { LoginValue } from '@foyer/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../call';
import { CAPTCHA_COOKIE, useCaptcha } from '../captcha/captcha';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import {
  type Attempt,
  beginAttempt,
  captchaIsDue,
  failAttempt,
  forgetFailures,
  withdrawAttempt,
} from '../limits/login-failures';
import { countOrRefuse } from '../limits/rate';
import { type Member, memberByName } from '../members/member';
import { passwordMatches } from '../members/password';
import { Refusal } from '../refusal';
import { startSession } from './session';

/** Log-ins that one address may try in a minute; guesses are stopped by the captcha long before. */
const TRIES_A_MINUTE = 240;

/**
 * Logs a member in by name and password (S3-LOGIN-03). A wrong name and a wrong password are one refusal and take the same
 * time; from the third failure of the account or of the address it demands a captcha (A108).
 */
export async function logIn(context: CallContext<'login'>): Promise<LoginValue> {
  const { db, site, body, now, request } = context;
  const from = { merchant: site.code, address: request.ip, now };
  await countOrRefuse(db, { ...from, action: 'login', subject: request.ip, limit: TRIES_A_MINUTE, windowMs: 60_000 });
  if (body.type !== 'username') throw new Refusal('permission.denied');

  const attempt = await beginAttempt(db, { ...from, username: body.username });
  await passCaptcha(context, attempt);
  const member = await memberByName(db, site.code, body.username);
  const matches = await passwordMatches(body.password, member?.passwordHash);
  if (member === undefined || !matches || member.disabled) {
    const { captcha } = await failAttempt(db, attempt);
    throw new Refusal('member.not.exist', captcha ? { captcha } : undefined);
  }
  await forgetFailures(db, attempt);
  if (!member.memberSite) throw new Refusal('login.member.only');
  return welcome(context, member);
}

/** Uses up whatever image the visitor holds, since a failed attempt must not leave it for the next (A028). */
async function passCaptcha({ db, site, body, now, request }: CallContext<'login'>, attempt: Attempt): Promise<void> {
  const id = request.cookies[CAPTCHA_COOKIE];
  const right = await useCaptcha(db, { merchant: site.code, id, answer: body.captcha, now });
  if (right || !(await captchaIsDue(db, attempt))) return;
  await withdrawAttempt(db, attempt);
  throw new Refusal(body.captcha === '' ? 'captcha.required' : 'captcha.error', { captcha: true });
}

async function welcome({ db, now, request, reply }: CallContext<'login'>, member: Member): Promise<LoginValue> {
  const token = await startSession(db, member, { request, reply, now });
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
