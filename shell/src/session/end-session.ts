import { call } from '@foyer/shared/api';
import { clearSessionStorage, sessionOwner } from '@foyer/shared/shell';
import { autoLogin } from './auto-login';
import { heldPassword } from './held-password';
import { forgetServerData } from './start-session';

/** Ms that signing out waits for the platform (S9-CONST-16). */
export const SIGN_OUT_LIMIT = 10_000;

/** Deletes the session in this page: stored data, held password, server data. */
export function forgetSession(): void {
  sessionOwner.end();
  heldPassword.drop();
  forgetServerData();
}

/**
 * Tells the platform, waits at most ten seconds, and cleans up in any case (S4-LOGOUT-01 to 04, A031). Language, theme and
 * remembered log-ins stay.
 */
export async function signOut(): Promise<void> {
  await call('logout', { timeout: SIGN_OUT_LIMIT }).catch(() => undefined);
  forgetSession();
  clearSessionStorage();
  autoLogin.set('0');
}
