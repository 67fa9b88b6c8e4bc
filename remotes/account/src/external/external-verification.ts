import type { SystemStatus } from '@foyer/shared/contract';
import { NoTokenError } from '../entrance/no-token';

/** What the service is started with, where the merchant uses it. */
export type ExternalKeys = NonNullable<SystemStatus['info']['firebase']>;

/** Who may vouch for a visitor besides a password. */
export type SocialChannel = 'facebook' | 'google';

/**
 * The external verification service as this site uses it (A029): it vouches for an account elsewhere, or for a mobile
 * number. Its proof is a token that only the platform can check. No proof is `undefined`; what went wrong is thrown.
 */
export interface ExternalVerification {
  /** Opens the window of another house; a visitor who closes it gives no token. */
  signIn(channel: SocialChannel): Promise<string | undefined>;
  /** Sends a code to a number in international form, such as +66812345678. */
  sendCode(phone: string): Promise<void>;
  /** Checks the code that was sent last; the token vouches for its number. */
  confirm(code: string): Promise<string | undefined>;
}

/**
 * The token of a step, or an end to it.
 *
 * @throws {NoTokenError} when there is none
 */
export function demandToken(token: string | undefined): string {
  if (!token) throw new NoTokenError('The external verification service gave no token');
  return token;
}
