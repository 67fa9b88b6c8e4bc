import { eq } from 'drizzle-orm';
import type { CallContext } from '../call';
import { isTaken } from '../db/is-taken';
import { members } from '../db/schema';
import { mobileOf } from '../members/mobile';
import { Refusal } from '../refusal';
import { checkCode, sendCode, spendCode } from '../verification/codes';
import { countCode } from './count-code';
import { refuseTrial } from './prove-password';

/** Sends a code to the number that the member wants to bind; whether somebody has it already is not told before it is proven. */
export async function sendBindCode({ db, site, session, body, now, request }: CallContext<'smsBind'>) {
  const { member } = session;
  refuseTrial(member);
  const { international: target } = mobileOf(site, body);
  await countCode(db, member, now);
  return sendCode(db, { site, purpose: 'bind-mobile', target, now, address: request.ip, memberId: member.id });
}

/**
 * Binds the number that the code was sent to, in place of the one before. A number belongs to one account of a merchant.
 *
 * @throws Refusal `mobile.format`, `verification.code.error`, `member.exists` when another account has the number
 */
export async function bindMobile({ db, site, session, body, now }: CallContext<'bindMobile'>): Promise<null> {
  const memberId = session.member.id;
  refuseTrial(session.member);
  const { international: target, dialingCode, number } = mobileOf(site, body);
  const aim = { site, purpose: 'bind-mobile', target, now } as const;
  const codeId = await checkCode(db, { ...aim, code: body.verificationCode, memberId });
  try {
    await db.transaction(async (tx) => {
      await spendCode(tx, codeId, now);
      const bound = { mobileDialingCode: dialingCode, mobileNumber: number };
      await tx.update(members).set(bound).where(eq(members.id, memberId));
    });
  } catch (error) {
    if (!isTaken(error, 'members_mobile')) throw error;
    throw new Refusal('member.exists', { field: 'mobileNum' });
  }
  return null;
}
