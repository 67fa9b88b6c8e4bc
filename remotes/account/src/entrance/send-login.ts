import { ApiError, call } from '@foyer/shared/api';
import type { LoginPayload, LoginValue } from '@foyer/shared/contract';
import { deviceHeader } from '@foyer/shared/device';

type Crypto = typeof import('@foyer/shared/crypto');

let loading: Promise<Crypto> | undefined;

/**
 * Loads the encryption once, at the first touch of the form, so that neither the page nor sending waits for it. The next call
 * retries a failed download.
 */
export function prepareLogin(): Promise<Crypto> {
  loading ??= import('@foyer/shared/crypto').catch((error: unknown) => {
    loading = undefined;
    throw new ApiError('login', error instanceof Error ? error.message : 'unknown', 0);
  });
  return loading;
}

/**
 * Sends a log-in with its body sealed (S7-API-04 to S7-API-08, A019, A020).
 *
 * @throws {ApiError} the platform's refusal; `value.captcha` demands a captcha from now on (S3-LOGIN-04)
 */
export async function sendLogin(payload: LoginPayload): Promise<LoginValue> {
  const { seal } = await prepareLogin();
  return call('login', {
    body: payload,
    seal,
    headers: { ...deviceHeader() },
  });
}

export function demandsCaptcha(error: unknown): boolean {
  const value = error instanceof ApiError ? error.value : undefined;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
