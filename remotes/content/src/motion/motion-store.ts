import { createStore, useStore } from '@foyer/shared/store';
import { useSyncExternalStore } from 'react';

/** Whether the visitor stopped home's moving parts (banners and ticker) for this page load. */
const motionStore = createStore<{ stopped: boolean }>(() => ({ stopped: false }));

export const useStopped = (): boolean => useStore(motionStore, (state) => state.stopped);
export const toggleMotion = (): void => motionStore.setState(({ stopped }) => ({ stopped: !stopped }));

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches === true);
