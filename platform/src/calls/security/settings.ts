import type { SecuritySettings } from '@foyer/shared/contract';
import type { Member } from '../../base/members/member';
import { holdsOf, trustedEmail, trustedMobile } from '../../base/members/trusted';
import type { Site } from '../../base/sites/site';
import { maskedEmail, maskedMobile } from './masks';
import { proofsOf } from './prove';

/** The security settings shown to a member: masked, with held changes and their end (decision 18). */
export function settingsOf(site: Site, member: Member, now: Date): SecuritySettings {
  const held = holdsOf(member, now);
  const [number, address] = [trustedMobile(member, now), trustedEmail(member, now)];
  const oldMobile =
    number && maskedMobile(site, { mobileDialingCode: number.dialingCode, mobileNumber: number.number });
  return {
    passwordChangedAt: member.passwordChangedAt?.getTime() ?? null,
    email: member.email === null ? null : maskedEmail(member.email),
    mobile: maskedMobile(site, member),
    hasPaymentPassword: member.paymentPasswordHash !== null,
    mobileHold: held.mobile === undefined ? null : { until: held.mobile.getTime(), old: oldMobile ?? null },
    emailHold:
      held.email === undefined
        ? null
        : { until: held.email.getTime(), old: address === undefined ? null : maskedEmail(address) },
    proofs: proofsOf(member, now),
  };
}
