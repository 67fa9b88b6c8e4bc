import type { SiteAddress } from '../paths';
import { slotsOfShell } from '../storage/slots-of';

/** Where somebody wanted to go before they were to log in; the shell takes it afterwards. */
export const returnTo = slotsOfShell.text('session', 'returnTo', { was: 'returnTo' });

/**
 * Says where the next log-in leads to (A033). Whoever says it opens the page of the log-in themselves.
 *
 * @param path a path of this site; none for home. The shell goes to no other (A026).
 */
export function returnAfterLogin(path: SiteAddress | undefined): void {
  if (path === undefined) returnTo.remove();
  else returnTo.set(path);
}
