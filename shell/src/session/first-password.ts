import type { SiteAddress } from '@foyer/shared/paths';
import { useLocation } from '@foyer/shared/router';
import { hasFirstPassword, useSession } from '@foyer/shared/session';

/** Where somebody with a first password is led (B023). */
export const CHANGE_PASSWORD: SiteAddress = '/m/changePsw';

/** Whether the present address waits until the member has changed the password that somebody else made for them (B023). */
export function useFirstPassword(): boolean {
  const { pathname } = useLocation();
  return useSession(hasFirstPassword) && pathname !== CHANGE_PASSWORD;
}
