import { bus } from '@foyer/shared/bus';
import type { SiteAddress } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';

/**
 * How an entry of the member center is opened: a member follows the link; a visitor gets the login dialog and stays, and
 * comes to the entry's page after logging in (S2-MINE-24, A033).
 */
export function useEntry(to: SiteAddress): { to: SiteAddress } | { onPress: () => void } {
  const hasSession = useSession((state) => state.session !== undefined);
  return hasSession ? { to } : { onPress: () => bus.emit('login:required', { returnTo: to }) };
}
