import { createStore, useStore } from '@foyer/shared/store';
import { useSyncExternalStore } from 'react';

/** The member stopped what moves by itself on home, for this page load: slides and notice line alike. */
const motionStore = createStore<{ stopped: boolean }>(() => ({ stopped: false }));

export const useStopped = (): boolean => useStore(motionStore, (state) => state.stopped);
export const toggleMotion = (): void => motionStore.setState(({ stopped }) => ({ stopped: !stopped }));

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the device asks for stillness. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches === true);
