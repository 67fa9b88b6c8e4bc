import type { CallContext } from '../../base/call/call';
import { boundEmail } from '../../base/members/trusted';
import type { Site } from '../../base/sites/site';
import { demandField } from '../registration/demand-field';
import { checkCode } from '../verification/check-code';
import { sendCode } from '../verification/codes';
import { bind } from './bind';
import { countCode } from './count-code';
import { maskedEmail } from './masks';
import { prove, refuseTrial } from './prove';

async function emailOf(site: Site, typed: string): Promise<string> {
  const email = typed.trim();
  await demandField(site, 'email', { value: email, field: 'email' });
  return email;
}

export async function sendEmailCode(context: CallContext<'emailCode'>) {
  const { db, site, session, body, now, request, reply } = context;
  refuseTrial(session.member);
  const target = (await emailOf(site, body.email)).toLowerCase();
  await countCode(db, session.member, now);
  return sendCode(db, {
    site,
    purpose: 'bind-email',
    target,
    now,
    request,
    reply,
    memberId: session.member.id,
  });
}

/**
 * Binds the e-mail address that a code was sent to, as `bindMobile` does a number.
 *
 * @throws Refusal `email.format`, those of `prove`, `verification.code.error`
 */
export async function bindEmail(context: CallContext<'bindEmail'>): Promise<null> {
  const { db, site, session, body, now, request } = context;
  const memberId = session.member.id;
  refuseTrial(session.member);
  const email = await emailOf(site, body.email);
  const proof = await prove(context);
  const aim = { site, purpose: 'bind-email', target: email.toLowerCase(), now, request } as const;
  const codeId = await checkCode(db, { ...aim, code: body.verificationCode, memberId });
  await bind(db, {
    site,
    member: session.member,
    now,
    codes: [codeId, proof],
    changes: (member) => boundEmail(member, email, now),
    news: () => ({ kind: 'email', shown: maskedEmail(email) }),
  });
  return null;
}
