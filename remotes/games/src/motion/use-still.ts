import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const list = () => globalThis.matchMedia?.(QUERY);

function subscribe(listener: () => void): () => void {
  const media = list();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether this visitor asked for as little motion as possible. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => list()?.matches === true);

/** How the page scrolls by itself: smoothly, unless this visitor asked for as little motion as possible. */
export const scrollBehaviour = (): ScrollBehavior => (list()?.matches === true ? 'instant' : 'smooth');
