import { RECOVERY_HOLD_HOURS } from '@foyer/shared/contract';
import type { Member } from './member';

const HOLD_MS = RECOVERY_HOLD_HOURS * 60 * 60 * 1000;

/** Digits only: dialing code without plus, number without the leading zero. */
interface Number_ {
  readonly dialingCode: string;
  readonly number: string;
}

const isHeld = (until: Date | null, now: Date): until is Date => until !== null && until > now;

const numberOf = (dialingCode: string | null, number: string | null): Number_ | undefined =>
  dialingCode === null || number === null ? undefined : { dialingCode, number };

/** The number that opens an account: the previous one while a new one is held (decision 18). */
export function trustedMobile(member: Member, now: Date): Number_ | undefined {
  return isHeld(member.mobileHeldUntil, now)
    ? numberOf(member.previousDialingCode, member.previousMobileNumber)
    : numberOf(member.mobileDialingCode, member.mobileNumber);
}

/** The e-mail address that opens an account, by the same rule. */
export function trustedEmail(member: Member, now: Date): string | undefined {
  return (isHeld(member.emailHeldUntil, now) ? member.previousEmail : member.email) ?? undefined;
}

/** The columns to write when a number is bound: a new one starts the hold, the trusted one ends it, the same one continues it. */
export function boundMobile(member: Member, mobile: Number_, now: Date): Partial<Member> {
  const trusted = trustedMobile(member, now);
  const bound = { mobileDialingCode: mobile.dialingCode, mobileNumber: mobile.number };
  if (isSame(trusted, mobile)) return { ...bound, ...noMobileHold };
  if (isSame(numberOf(member.mobileDialingCode, member.mobileNumber), mobile)) return bound;
  return {
    ...bound,
    mobileHeldUntil: new Date(now.getTime() + HOLD_MS),
    previousDialingCode: trusted?.dialingCode ?? null,
    previousMobileNumber: trusted?.number ?? null,
  };
}

/** The same for an e-mail address. */
export function boundEmail(member: Member, email: string, now: Date): Partial<Member> {
  const trusted = trustedEmail(member, now);
  if (trusted?.toLowerCase() === email.toLowerCase()) return { email, ...noEmailHold };
  if (member.email?.toLowerCase() === email.toLowerCase()) return { email };
  return { email, emailHeldUntil: new Date(now.getTime() + HOLD_MS), previousEmail: trusted ?? null };
}

const isSame = (one: Number_ | undefined, other: Number_): boolean =>
  one?.dialingCode === other.dialingCode && one.number === other.number;

/** The columns to write when the hold of a number ends. */
export const noMobileHold = { mobileHeldUntil: null, previousDialingCode: null, previousMobileNumber: null } as const;
export const noEmailHold = { emailHeldUntil: null, previousEmail: null } as const;

/** What is held at a moment, and until when. */
export function holdsOf(
  member: Member,
  now: Date,
): { readonly mobile: Date | undefined; readonly email: Date | undefined } {
  const { mobileHeldUntil, emailHeldUntil } = member;
  return {
    mobile: isHeld(mobileHeldUntil, now) ? mobileHeldUntil : undefined,
    email: isHeld(emailHeldUntil, now) ? emailHeldUntil : undefined,
  };
}
