import type { CallContext } from '../../base/call/call';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import type { Member } from '../../base/members/member';
import { membersOpenedBy, mobileOf } from '../../base/members/mobile';
import { hashPassword, passwordMatches } from '../../base/members/password';
import { trustedMobile } from '../../base/members/trusted';
import { Refusal } from '../../base/refusals/refusal';
import { bindDevice } from '../../base/sessions/devices';
import { demandField } from '../registration/demand-field';
import { checkCode, codeRefused, spendCode } from '../verification/check-code';
import { setPassword } from './set-password';

const TRIES_A_MINUTE = 60;

/**
 * Sets a new password by a code that was sent to the member's number (A045). The call names no country: where the number is
 * bound in several, the code selects the account.
 *
 * @throws Refusal `permission.denied` where the merchant does not offer it, `mobile.format`, `password.format`,
 *   `verification.code.error`, and `modify.new.old.same`, which does not use the code up (S8-ERRORS-12)
 */
export async function passwordBySms(context: CallContext<'passwordBySms'>): Promise<null> {
  const { db, site, body, now, request, reply } = context;
  if (site.flags['CHNGPASSVERIF3'] !== true) throw new Refusal('permission.denied');
  const counted = { merchant: site.code, action: 'password.sms', subject: addressKey(request.ip), now };
  await countOrRefuse(db, { ...counted, limit: TRIES_A_MINUTE, windowMs: 60_000 });
  await demandField(site, 'password', { value: body.newPassword, field: 'newPassword' });
  const { member, codeId } = await ownerOfCode(context);
  if (await passwordMatches(body.newPassword, member.passwordHash)) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  const hash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    await spendCode(tx, codeId, now);
    await setPassword(tx, { site, member, passwordHash: hash, by: 'mobile', now });
    // The owner has proven themselves, so this browser becomes a known device with its own budget of guesses (decision 19).
    await bindDevice(tx, member, { request, reply, now });
  });
  return null;
}

async function ownerOfCode(
  context: CallContext<'passwordBySms'>,
): Promise<{ readonly member: Member; readonly codeId: number }> {
  const { db, site, body, now } = context;
  const home = mobileOf(site, body);
  const owners = await membersOpenedBy(db, site.code, body.mobileNum, now);
  for (const member of owners) {
    const codeId = await codeOf(context, `+${trustedMobile(member, now)?.dialingCode}${home.number}`);
    if (codeId !== undefined) return { member, codeId };
  }
  // An unknown number costs as much time as a wrong code.
  if (owners.length === 0) await codeOf(context, home.international);
  throw codeRefused();
}

async function codeOf(
  { db, site, body, now, request }: CallContext<'passwordBySms'>,
  target: string,
): Promise<number | undefined> {
  try {
    return await checkCode(db, { site, purpose: 'reset', target, now, request, code: body.verificationCode });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
