import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { isSessionStored } from '@foyer/shared/session';

/**
 * Handles presses on rows of the settings: after the session has ended, every row leads to the log-in (S2-SETTINGS-04, A015).
 */
export function useRow() {
  const navigate = useNavigate();
  const act = (action: () => void) => () => {
    if (!isSessionStored()) navigate('/m/login');
    else action();
  };
  return { act, go: (path: SiteAddress) => act(() => navigate(path)) };
}
