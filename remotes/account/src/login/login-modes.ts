import type { LoginPayload } from '@foyer/shared/contract';
import { type RememberedLogin, type Slot, storage } from '@foyer/shared/storage';
import type { FieldDemand } from '@foyer/shared/validation';

/** What a member types. `username` is the name of the account, whatever the mode calls it. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** One way of logging in, as data: what is asked, what is sent, where it is remembered. */
export interface LoginMode {
  readonly type: Extract<LoginPayload['type'], RememberedLogin['type']>;
  /** The rule of each field of the mode (S5-VALIDATION-04, S5-VALIDATION-05); the captcha is the form's own. */
  readonly demands: Readonly<Record<'username' | 'password', FieldDemand>>;
  readonly remembered: Slot<RememberedLogin>;
  /** Whether the second field is a password that may be remembered; a code of one use is not (A024). */
  readonly keepsPassword: boolean;
}

/** Username plus password (S2-LOGIN-01). */
export const usernameMode: LoginMode = {
  type: 'username',
  demands: { username: { rule: 'loginUsername' }, password: { rule: 'loginPassword' } },
  remembered: storage.remembered.username,
  keepsPassword: true,
};

/** What is sent, before it is sealed (S3-LOGIN-01); a captcha that is not asked for is "" (A023). */
export function payloadOf(mode: LoginMode, values: LoginValues): LoginPayload {
  return { username: values.username, password: values.password, captcha: values.captcha, type: mode.type };
}
