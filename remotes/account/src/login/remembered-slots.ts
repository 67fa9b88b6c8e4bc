import { slotsOfRemote } from '@foyer/shared/storage';

/** A remembered login; the password is in base64 twice, which is encoding, not protection (A024). */
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

/** Remembered logins by mode, which stay after the session ends (A107). */
export const remembered = {
  username: slots.namedJson('rememberLogin_username', isRemembered),
  sms: slots.namedJson('rememberLogin_sms', isRemembered),
} as const;
