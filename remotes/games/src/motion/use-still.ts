import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const list = () => globalThis.matchMedia?.(QUERY);

function subscribe(listener: () => void): () => void {
  const media = list();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

export const useStill = (): boolean => useSyncExternalStore(subscribe, () => list()?.matches === true);

/** Scroll behaviour: smooth, unless the device asks for reduced motion. */
export const scrollBehaviour = (): ScrollBehavior => (list()?.matches === true ? 'instant' : 'smooth');
