import { useStore } from '@foyer/shared/store';
import { useEffect } from 'react';
import { removals, send } from './removal';

/** What is being deleted. Leaving the page, its tab or the browser deletes at once (F-MESSAGE-03). */
export function useRemovals() {
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', left);
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', left);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, []);
  return useStore(removals);
}
