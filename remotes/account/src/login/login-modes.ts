import type { LoginPayload } from '@foyer/shared/contract';
import type { Slot } from '@foyer/shared/storage';
import type { FieldDemand } from '@foyer/shared/validation';
import { type RememberedLogin, remembered } from './remembered-slots';

/** What a member types: `username` is a name or mobile number, `password` a password or code. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export type LoginType = RememberedLogin['type'];

/** A way to log in as data: its fields, its request, and where it is remembered. */
export interface LoginMode {
  readonly type: LoginType;
  /** Rules of the mode's fields (S5-VALIDATION-04 to S5-VALIDATION-07); the captcha belongs to the form. */
  readonly demands: Readonly<Record<'username' | 'password', FieldDemand>>;
  readonly remembered: Slot<RememberedLogin>;
  /** Whether the second field may be remembered: a password, but not a one-time code (A024). */
  readonly keepsPassword: boolean;
}

/** By user name and password, or by mobile number and SMS code (S4-LOGIN-01). */
export const loginModes: Readonly<Record<LoginType, LoginMode>> = {
  username: {
    type: 'username',
    demands: { username: { rule: 'loginUsername' }, password: { rule: 'loginPassword' } },
    remembered: remembered.username,
    keepsPassword: true,
  },
  sms: {
    type: 'sms',
    demands: { username: { rule: 'loginMobileNum' }, password: { rule: 'verificationCode' } },
    remembered: remembered.sms,
    keepsPassword: false,
  },
};

/** The request before sealing (S3-LOGIN-01); "" for a captcha that is not demanded (A023). */
export function payloadOf(
  mode: LoginMode,
  { username, password, captcha }: LoginValues,
  countryDialingCode: string,
): LoginPayload {
  const payload = { username, password, captcha, type: mode.type };
  return mode.type === 'sms' ? { ...payload, countryDialingCode } : payload;
}
