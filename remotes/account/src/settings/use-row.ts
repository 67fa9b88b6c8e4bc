import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { isSessionStored } from '@foyer/shared/session';

/**
 * How a row of the settings is pressed: when the session vanished since the page opened, every row leads to the login
 * (S2-SETTINGS-04, A015).
 */
export function useRow() {
  const navigate = useNavigate();
  const act = (action: () => void) => () => {
    if (!isSessionStored()) navigate('/m/login');
    else action();
  };
  return { act, go: (path: SiteAddress) => act(() => navigate(path)) };
}
