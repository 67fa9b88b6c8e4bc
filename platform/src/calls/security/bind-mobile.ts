import type { CallContext } from '../../base/call/call';
import { isTaken } from '../../base/db/is-taken';
import { mobileOf } from '../../base/members/mobile';
import { boundMobile } from '../../base/members/trusted';
import { Refusal } from '../../base/refusals/refusal';
import { checkCode } from '../verification/check-code';
import { sendCode } from '../verification/codes';
import { bind } from './bind';
import { countCode } from './count-code';
import { maskedMobile } from './masks';
import { prove, refuseTrial } from './prove';

/** Sends a code to the number to bind; the answer does not reveal whether another account has it. */
export async function sendBindCode({ db, site, session, body, now, request, reply }: CallContext<'smsBind'>) {
  const { member } = session;
  refuseTrial(member);
  const { international: target } = mobileOf(site, body);
  await countCode(db, member, now);
  return sendCode(db, { site, purpose: 'bind-mobile', target, now, request, reply, memberId: member.id });
}

/**
 * Binds the number that a code was sent to. A number belongs to one account of a merchant. During the hold the previous number
 * still opens the account, and everything bound is told (decision 18).
 *
 * @throws Refusal `mobile.format`, those of `prove`, `verification.code.error`, `member.exists` when another account has the
 *   number
 */
export async function bindMobile(context: CallContext<'bindMobile'>): Promise<null> {
  const { db, site, session, body, now, request } = context;
  const memberId = session.member.id;
  refuseTrial(session.member);
  const mobile = mobileOf(site, body);
  const proof = await prove(context);
  const aim = { site, purpose: 'bind-mobile', target: mobile.international, now, request } as const;
  const codeId = await checkCode(db, { ...aim, code: body.verificationCode, memberId });
  const shown = maskedMobile(site, { mobileDialingCode: mobile.dialingCode, mobileNumber: mobile.number }) ?? '';
  try {
    await bind(db, {
      site,
      member: session.member,
      now,
      codes: [codeId, proof],
      changes: (member) => boundMobile(member, mobile, now),
      news: () => ({ kind: 'mobile', shown }),
    });
  } catch (error) {
    if (!isTaken(error, 'members_mobile')) throw error;
    throw new Refusal('member.exists', { field: 'mobileNum' });
  }
  return null;
}
