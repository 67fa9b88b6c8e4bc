import { slotsOfRemote } from '@foyer/shared/storage';

/** A remembered login of one mode; the password is base64 twice: encoding, not protection (A024). */
export interface RememberedLogin {
  type: 'username' | 'sms';
  username: string;
  password: string;
  countryDialingCode: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRemembered = (value: unknown): value is RememberedLogin =>
  isRecord(value) && typeof value['username'] === 'string' && typeof value['password'] === 'string';

const slots = slotsOfRemote('account');

/** Remembered logins, by mode; they outlive the session (A107). */
export const remembered = {
  username: slots.namedJson('rememberLogin_username', isRemembered),
  sms: slots.namedJson('rememberLogin_sms', isRemembered),
} as const;
