import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { returnAfterLogin } from '@foyer/shared/session';

/**
 * Sends a visitor to the login page (A033: hearts, recent and favourite tabs, launching).
 * @returns a function of the path to come back to after logging in
 */
export function useLoginFirst(): (returnTo: SiteAddress) => void {
  const navigate = useNavigate();
  return (returnTo) => {
    returnAfterLogin(returnTo);
    navigate('/m/login');
  };
}
