import { bus } from '@foyer/shared/bus';
import type { SiteAddress } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';

/**
 * Props that open an entry of the member center: a link for members; for visitors the log-in dialog, which leads to the
 * entry's page afterwards (S2-MINE-24, A033).
 */
export function useEntry(to: SiteAddress): { to: SiteAddress } | { onPress: () => void } {
  const hasSession = useSession((state) => state.session !== undefined);
  return hasSession ? { to } : { onPress: () => bus.emit('login:required', { returnTo: to }) };
}
