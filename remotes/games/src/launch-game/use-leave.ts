import { HOME } from '@foyer/shared/paths';
import { useBack, useNavigate } from '@foyer/shared/router';

/**
 * Leaves the launch page: home when its address says so, else to the page before it. A vendor who goes from page to page
 * inside of the frame adds to the common history, so that one step back would stay in the frame: where the browser knows the
 * entries of the site alone, those are used.
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
