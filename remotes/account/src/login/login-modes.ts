import type { LoginPayload } from '@foyer/shared/contract';
import type { Slot } from '@foyer/shared/storage';
import type { FieldDemand } from '@foyer/shared/validation';
import { type RememberedLogin, remembered } from './remembered-slots';

/** What a member types. `username` is the name of the account or its mobile number, `password` whatever opens it. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export type LoginType = RememberedLogin['type'];

/** One way of logging in, as data: what is asked, what is sent, where it is remembered. */
export interface LoginMode {
  readonly type: LoginType;
  /** The rule of each field of the mode (S5-VALIDATION-04 to S5-VALIDATION-07); the captcha is the form's own. */
  readonly demands: Readonly<Record<'username' | 'password', FieldDemand>>;
  readonly remembered: Slot<RememberedLogin>;
  /** Whether the second field is a password that may be remembered; a code of one use is not (A024). */
  readonly keepsPassword: boolean;
}

/** Username plus password, or mobile number plus SMS code (S4-LOGIN-01). */
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

/** What is sent, before it is sealed (S3-LOGIN-01); a captcha that is not asked for is "" (A023). */
export function payloadOf(
  mode: LoginMode,
  { username, password, captcha }: LoginValues,
  countryDialingCode: string,
): LoginPayload {
  const payload = { username, password, captcha, type: mode.type };
  return mode.type === 'sms' ? { ...payload, countryDialingCode } : payload;
}
