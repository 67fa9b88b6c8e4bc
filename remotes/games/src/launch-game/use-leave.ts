import { HOME } from '@foyer/shared/paths';
import { useBack, useNavigate } from '@foyer/shared/router';

/**
 * Leaves the launch page: home if its address says so, else to the page before it. A vendor's navigation inside the frame adds
 * history entries, so that a plain step back would stay in the frame; the Navigation API, where available, knows the site's own
 * entries.
 */
export function useLeave(home: boolean): () => void {
  const navigate = useNavigate();
  const back = useBack();
  return () => {
    const own = 'navigation' in window ? window.navigation : undefined;
    if (home) navigate(HOME);
    else if (own?.canGoBack) own.back();
    else back();
  };
}
