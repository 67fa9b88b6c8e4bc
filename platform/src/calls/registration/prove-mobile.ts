import { type Mobile, mobileOf } from '../../base/members/mobile';
import { verifyToken } from '../external/verify-token';
import { checkCode, codeRefused } from '../verification/check-code';
import type { Answers } from './check-fields';
import type { RegisterContext } from './context';

/** A number whose owner has shown that it is theirs. */
export interface ProvenMobile {
  readonly mobile: Mobile;
  /** The code that showed it, still to be spent; none where the external service vouches for the number. */
  readonly codeId?: number;
}

/**
 * The number of a registration, where its owner proved it by a code or by the external service (A029). A number that nobody
 * proved is bound to no account: whoever bound a stranger's number could lock them out.
 *
 * @throws Refusal `mobile.format`, `verification.code.error`
 */
export async function proveMobile(
  { db, site, body, now, request }: RegisterContext,
  answers: Answers,
): Promise<ProvenMobile | undefined> {
  const { mobileNum, verificationCode } = answers;
  if (mobileNum === undefined) return undefined;
  const mobile = mobileOf(site, { mobileNum, countryDialingCode: body.countryDialingCode });
  if (body.firebaseIdToken !== undefined) {
    const { phone } = await verifyToken(site, body.firebaseIdToken, request);
    if (phone !== mobile.international) throw codeRefused();
    return { mobile };
  }
  if (verificationCode === undefined) return undefined;
  const purpose = 'register' as const;
  const target = mobile.international;
  return { mobile, codeId: await checkCode(db, { site, purpose, target, now, request, code: verificationCode }) };
}
