import { siteConfig } from '@foyer/shared/api';
import type { EventMap } from '@foyer/shared/bus';
import { queryClient } from '@foyer/shared/query';
import { sessionOwner } from '@foyer/shared/shell';
import { autoLogin } from './auto-login';
import { heldPassword } from './held-password';
import { loadMember, loadWallet } from './load-member';

/** One session must never see another's server data. */
export function forgetServerData(): void {
  void queryClient.cancelQueries();
  queryClient.clear();
  // What the boot script asked for with the document is of the session that the document began with.
  globalThis.__foyer?.early?.clear();
}

/**
 * Writes the session of a log-in, then loads member and balance (S3-SESSION-01, S3-SESSION-02, A025). A trial session has the
 * trial merchant's code and no mark of a first log-in (A021).
 */
export function startSession({ login, trial = false }: EventMap['session:start']): void {
  const site = siteConfig();
  sessionOwner.start({
    token: login.token,
    merchantCode: trial ? site.trialMerchantCode : site.merchantCode,
    userName: login.userName,
    type: login.customerType,
    ...(trial ? {} : { firstTimeLogin: login.firstTimeLogin }),
    ...(login.mustChangePassword ? { mustChangePassword: true } : {}),
  });
  if (!trial) autoLogin.set('1');
  if (trial) heldPassword.drop();
  else heldPassword.hold();
  forgetServerData();
  void loadMember();
  void loadWallet();
}
