import type { LoginMode, LoginValues } from './login-modes';

/** Base64 twice over UTF-8: keeps any letter through `btoa`. Encoding, not protection (A024). */
export function encodePassword(password: string): string {
  return btoa(btoa(String.fromCharCode(...new TextEncoder().encode(password))));
}

/** The reverse; what somebody else left there and cannot be read is no password. */
function decodePassword(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(atob(encoded)), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** The fields as they stand when a mode opens: its own record, else empty (S4-LOGIN-02). */
export function valuesOf(mode: LoginMode): LoginValues {
  const record = mode.remembered.get();
  return {
    username: record?.username ?? '',
    password: record && mode.keepsPassword ? decodePassword(record.password) : '',
    captcha: '',
    remember: true,
  };
}

/** After a login: keeps the mode's record, or deletes it when the box is not ticked (S3-STORAGE-02). */
export function rememberLogin(
  mode: LoginMode,
  { username, password, remember }: LoginValues,
  countryDialingCode: string,
): void {
  if (!remember) {
    mode.remembered.remove();
    return;
  }
  mode.remembered.set({
    type: mode.type,
    username,
    password: mode.keepsPassword ? encodePassword(password) : '',
    countryDialingCode: mode.type === 'sms' ? countryDialingCode : '',
  });
}
