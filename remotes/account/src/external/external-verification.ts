import type { SystemStatus } from '@foyer/shared/contract';
import { NoTokenError } from '../entrance/no-token';

export type ExternalKeys = NonNullable<SystemStatus['info']['firebase']>;

export type SocialChannel = 'facebook' | 'google';

/**
 * The external verification service (A029): it verifies an external account or a mobile number. Its proof is a token that only
 * the platform can check. Without a proof methods resolve to `undefined`; errors are thrown.
 */
export interface ExternalVerification {
  /** Opens the service's window; without a token when the visitor closes it. */
  signIn(channel: SocialChannel): Promise<string | undefined>;
  /** Sends a code to a number in international form, such as +66812345678. */
  sendCode(phone: string): Promise<void>;
  /** Checks the last code; the token proves its number. */
  confirm(code: string): Promise<string | undefined>;
}

/**
 * Returns the token of a step.
 *
 * @throws {NoTokenError} when there is none
 */
export function demandToken(token: string | undefined): string {
  if (!token) throw new NoTokenError('The external verification service gave no token');
  return token;
}
