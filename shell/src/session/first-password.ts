import type { SiteAddress } from '@foyer/shared/paths';
import { useLocation } from '@foyer/shared/router';
import { type SessionState, useSession } from '@foyer/shared/session';

/** Where somebody with a first password is led (B023). */
export const CHANGE_PASSWORD: SiteAddress = '/m/changePsw';

/** The member knows more than the session, which is as it was at the log-in. */
const hasFirst = ({ session, member }: SessionState): boolean =>
  session !== undefined && (member ?? session).mustChangePassword === true;

/** Whether the present address waits until the member has changed the password that somebody else made for them (B023). */
export function useFirstPassword(): boolean {
  const { pathname } = useLocation();
  return useSession(hasFirst) && pathname !== CHANGE_PASSWORD;
}
