import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { storage } from '@foyer/shared/storage';

/**
 * Sends a visitor to the login page (A033: hearts, recent and favourite tabs, launching).
 * @returns a function of the path to come back to after logging in
 */
export function useLoginFirst(): (returnTo: SiteAddress) => void {
  const navigate = useNavigate();
  return (returnTo) => {
    storage.returnTo.set(returnTo);
    navigate('/m/login');
  };
}
