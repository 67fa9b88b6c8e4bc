import type { LoginMode, LoginValues } from './login-modes';

/** Encodes UTF-8 as base64 twice, so that `btoa` accepts any letter. Encoding, not protection (A024). */
export function encodePassword(password: string): string {
  return btoa(btoa(String.fromCharCode(...new TextEncoder().encode(password))));
}

/** Decodes a password; unreadable text gives an empty one. */
function decodePassword(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(atob(encoded)), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** Initial values of a mode: its remembered login, else empty (S4-LOGIN-02). */
export function valuesOf(mode: LoginMode): LoginValues {
  const record = mode.remembered.get();
  return {
    username: record?.username ?? '',
    password: record && mode.keepsPassword ? decodePassword(record.password) : '',
    captcha: '',
    remember: true,
  };
}

/** Stores a mode's login after success, or deletes it when the box is not ticked (S3-STORAGE-02). */
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
