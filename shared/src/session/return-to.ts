import type { SiteAddress } from '../paths';
import { slotsOfShell } from '../storage/slots-of';

/** The page that the shell opens after the next log-in. */
export const returnTo = slotsOfShell.text('session', 'returnTo', { was: 'returnTo', until: '4.0.0' });

/**
 * Sets the page that opens after the next log-in (A033). The caller opens the log-in page itself.
 * @param path undefined for home; the shell ignores paths of other sites (A026)
 */
export function returnAfterLogin(path: SiteAddress | undefined): void {
  if (path === undefined) returnTo.remove();
  else returnTo.set(path);
}
