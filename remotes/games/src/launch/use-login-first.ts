import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { returnAfterLogin } from '@foyer/shared/session';

/**
 * Sends a visitor to the log-in page (A033: hearts, recent and favourite tabs, launching).
 * @returns a function that takes the path to return to after the log-in
 */
export function useLoginFirst(): (returnTo: SiteAddress) => void {
  const navigate = useNavigate();
  return (returnTo) => {
    returnAfterLogin(returnTo);
    navigate('/m/login');
  };
}
