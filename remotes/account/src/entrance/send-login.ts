import { ApiError, call } from '@foyer/shared/api';
import type { LoginPayload, LoginValue } from '@foyer/shared/contract';
import { deviceHeader } from '@foyer/shared/device';

type Crypto = typeof import('@foyer/shared/crypto');

let loading: Promise<Crypto> | undefined;

/**
 * Brings the encryption, once. Called as soon as somebody touches the form, so that sending does not wait for it, and the
 * page itself does not pay for it. A download that failed is tried again by the next call.
 */
export function prepareLogin(): Promise<Crypto> {
  loading ??= import('@foyer/shared/crypto').catch((error: unknown) => {
    loading = undefined;
    throw new ApiError('login', error instanceof Error ? error.message : 'unknown', 0);
  });
  return loading;
}

/**
 * Sends a login with its body sealed (S7-API-04 to S7-API-08, A019, A020).
 *
 * @throws {ApiError} the platform's refusal; `value.captcha` says that a captcha is wanted from now on (S3-LOGIN-04)
 */
export async function sendLogin(payload: LoginPayload): Promise<LoginValue> {
  const { seal } = await prepareLogin();
  return call('login', {
    body: payload,
    seal,
    headers: { ...deviceHeader() },
  });
}

/** Whether a refused login asks for a captcha. */
export function demandsCaptcha(error: unknown): boolean {
  const value = error instanceof ApiError ? error.value : undefined;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
