import type { SecuritySettings } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import { holdsOf, trustedEmail, trustedMobile } from '../../base/members/trusted';
import { paymentLockOf } from '../../base/money/payment-password';
import type { Site } from '../../base/sites/site';
import { maskedEmail, maskedMobile } from './masks';
import { proofsOf } from './prove';

/** The security settings shown to a member: masked, with held changes and locks and their end (decision 18, B015). */
export async function settingsOf(db: Db, site: Site, member: Member, now: Date): Promise<SecuritySettings> {
  const lockedUntil = await paymentLockOf(db, member.id, now);
  const held = holdsOf(member, now);
  const [number, address] = [trustedMobile(member, now), trustedEmail(member, now)];
  const oldMobile =
    number && maskedMobile(site, { mobileDialingCode: number.dialingCode, mobileNumber: number.number });
  return {
    passwordChangedAt: member.passwordChangedAt?.getTime() ?? null,
    email: member.email === null ? null : maskedEmail(member.email),
    mobile: maskedMobile(site, member),
    hasPaymentPassword: member.paymentPasswordHash !== null,
    paymentLockedUntil: lockedUntil?.getTime() ?? null,
    mobileHold: held.mobile === undefined ? null : { until: held.mobile.getTime(), old: oldMobile ?? null },
    emailHold:
      held.email === undefined
        ? null
        : { until: held.email.getTime(), old: address === undefined ? null : maskedEmail(address) },
    proofs: proofsOf(member, now),
  };
}
