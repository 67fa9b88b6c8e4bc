import { FRESH_LOGIN_MINUTES, type SecuritySettings } from '@foyer/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../base/db/database';
import { sessions } from '../../base/db/schema';
import { takeGuess } from '../../base/limits/guess-budgets';
import { proveRule } from '../../base/limits/login-budgets';
import type { Member } from '../../base/members/member';
import { passwordMatches } from '../../base/members/password';
import { trustedEmail, trustedMobile } from '../../base/members/trusted';
import { Refusal } from '../../base/refusals/refusal';
import type { Session } from '../../base/sessions/session';
import type { Site } from '../../base/sites/site';
import { checkCode } from '../verification/check-code';

/** Trial accounts have no owner (A021), so their security cannot be changed. */
const TRIAL = 4;
const FRESH_MS = FRESH_LOGIN_MINUTES * 60 * 1000;

export type Channel = 'mobile' | 'email';

/** The fields of a call that prove who is asking. */
interface Proof {
  readonly password?: string;
  readonly proofBy?: Channel;
  readonly proofCode?: string;
}

interface ProofContext {
  readonly db: Db;
  readonly site: Site;
  readonly session: Session;
  readonly body: Proof;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** @throws Refusal `login.free.account` for a trial account */
export function refuseTrial({ type }: Member): void {
  if (type === TRIAL) throw new Refusal('login.free.account');
}

/** Where a code for proof goes: to a trusted number or address, never to a held one (decision 18). */
export function channelOf(member: Member, channel: Channel, now: Date): string | undefined {
  if (channel === 'email') return trustedEmail(member, now)?.toLowerCase();
  const mobile = trustedMobile(member, now);
  return mobile && `+${mobile.dialingCode}${mobile.number}`;
}

/** The proofs that a member can give. A recent log-in counts only when there is no other. */
export function proofsOf(member: Member, now: Date): SecuritySettings['proofs'] {
  const channels = (['mobile', 'email'] as const).filter((channel) => channelOf(member, channel, now) !== undefined);
  const ways = member.ownPassword ? (['password', ...channels] as const) : channels;
  return ways.length === 0 ? ['login'] : [...ways];
}

/**
 * Demands a proof before a change of how the account is opened or recovered, because a session may be stolen.
 *
 * @returns the id of the proving code, not yet used up; undefined for other proofs
 * @throws Refusal `proof.required`, `proof.login`, `password.wrong`, `verification.code.error`, `rate.limited`
 */
export async function prove(context: ProofContext): Promise<number | undefined> {
  const { session, body, now } = context;
  const proofs = proofsOf(session.member, now);
  if (proofs.includes('login')) return proveLogin(context);
  if (body.password !== undefined && session.member.ownPassword) {
    await provePassword(context, { password: body.password, field: 'password' });
    return undefined;
  }
  const { proofBy, proofCode: code } = body;
  if (proofBy === undefined || code === undefined) throw new Refusal('proof.required', { proofs });
  const target = channelOf(session.member, proofBy, now);
  if (target === undefined) throw new Refusal('proof.required', { proofs });
  await countGuess(context);
  const { db, site, request } = context;
  const aim = { site, purpose: 'prove', target, now, request } as const;
  return checkCode(db, { ...aim, code, memberId: session.member.id, field: 'proofCode' });
}

/** Accepts a recent log-in as proof where there is no other. */
async function proveLogin({ db, session, now }: ProofContext): Promise<undefined> {
  const [fresh] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session.id), gt(sessions.createdAt, new Date(now.getTime() - FRESH_MS))));
  if (fresh === undefined) throw new Refusal('proof.login');
}

/**
 * Checks the log-in password as proof. Counted before it is checked, by session and for all calls together, so that a thief of
 * one session does not block the others.
 *
 * @throws Refusal `password.wrong`, `rate.limited`
 */
export async function provePassword(
  context: Pick<ProofContext, 'db' | 'session' | 'now'>,
  typed: { readonly password: string; readonly field: string },
): Promise<void> {
  await countGuess(context);
  if (!(await passwordMatches(typed.password, context.session.member.passwordHash))) throw wrong(typed.field);
}

async function countGuess({ db, session, now }: Pick<ProofContext, 'db' | 'session' | 'now'>): Promise<void> {
  const at = { merchant: session.member.merchantCode, now };
  await takeGuess(db, [{ ...proveRule, subject: session.id }], at);
}

export const wrong = (field: string) => new Refusal('password.wrong', { field });
