import { savesData } from '@foyer/shared/device';
import { createStore, useStore } from '@foyer/shared/store';
import { useSyncExternalStore } from 'react';

/** Whether home's moving parts (banners and ticker) stand, for this page load. Until their button is pressed: for who saves data. */
const motionStore = createStore<{ stopped?: boolean }>(() => ({}));

export const useStopped = (): boolean => useStore(motionStore, ({ stopped = savesData() }) => stopped);
export const toggleMotion = (): void => motionStore.setState(({ stopped = savesData() }) => ({ stopped: !stopped }));

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches === true);
