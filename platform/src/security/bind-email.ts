import { eq } from 'drizzle-orm';
import type { CallContext } from '../call';
import { members } from '../db/schema';
import type { Site } from '../sites/site';
import { checkCode, sendCode, spendCode } from '../verification/codes';
import { countCode } from './count-code';
import { demandField } from './demand-field';
import { refuseTrial } from './prove-password';

async function emailOf(site: Site, typed: string): Promise<string> {
  const email = typed.trim();
  await demandField(site, 'email', { value: email, field: 'email' });
  return email;
}

/** Sends a code to the address that the member wants to bind. */
export async function sendEmailCode(context: CallContext<'emailCode'>) {
  const { db, site, session, body, now, request } = context;
  refuseTrial(session.member);
  const target = (await emailOf(site, body.email)).toLowerCase();
  await countCode(db, session.member, now);
  return sendCode(db, {
    site,
    purpose: 'bind-email',
    target,
    now,
    address: request.ip,
    memberId: session.member.id,
  });
}

/**
 * Binds the address that the code was sent to, in place of the one before.
 *
 * @throws Refusal `email.format`, `verification.code.error`
 */
export async function bindEmail({ db, site, session, body, now }: CallContext<'bindEmail'>): Promise<null> {
  const memberId = session.member.id;
  refuseTrial(session.member);
  const email = await emailOf(site, body.email);
  const aim = { site, purpose: 'bind-email', target: email.toLowerCase(), now } as const;
  const codeId = await checkCode(db, { ...aim, code: body.verificationCode, memberId });
  await db.transaction(async (tx) => {
    await spendCode(tx, codeId, now);
    await tx.update(members).set({ email }).where(eq(members.id, memberId));
  });
  return null;
}
