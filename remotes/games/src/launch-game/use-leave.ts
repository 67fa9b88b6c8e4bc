import { HOME } from '@foyer/shared/paths';
import { useBack, useNavigate } from '@foyer/shared/router';
import { useRef } from 'react';

/**
 * Leaves the launch page: home if its address says so, else to the page before it. A vendor's navigation inside the frame adds
 * history entries, so that a plain step back would stay in the frame. The Navigation API knows the site's own entries; where a
 * browser has none, the entries that came since the page opened are stepped over.
 *
 * @param visit identifies a visit of the page
 */
export function useLeave(home: boolean, visit: string): () => void {
  const navigate = useNavigate();
  const back = useBack();
  const opened = useRef({ visit, entries: window.history.length });
  if (opened.current.visit !== visit) opened.current = { visit, entries: window.history.length };
  return () => {
    const own = 'navigation' in window ? window.navigation : undefined;
    const inFrame = window.history.length - opened.current.entries;
    if (home) navigate(HOME);
    else if (own?.canGoBack) own.back();
    else if (inFrame > 0) navigate(-1 - inFrame);
    else back();
  };
}
