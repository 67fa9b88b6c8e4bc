import { type Mobile, mobileOf } from '../../base/members/mobile';
import { verifyToken } from '../external/verify-token';
import { checkCode, codeRefused } from '../verification/check-code';
import type { Answers } from './check-fields';
import type { RegisterContext } from './context';

export interface ProvenMobile {
  readonly mobile: Mobile;
  /** The code that proved it, not yet used up; missing where the external service proved it. */
  readonly codeId?: number;
}

/**
 * The number of a registration, proven by a code or by the external service (A029). An unproven number is bound to no account,
 * because it could lock its real owner out.
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
