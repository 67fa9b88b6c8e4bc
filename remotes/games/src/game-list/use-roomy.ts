import { useSyncExternalStore } from 'react';

/** As in the styles beside: from here on a panel stands beside the list. */
const list = () => globalThis.matchMedia?.('(min-width: 1024px)');

function subscribe(changed: () => void): () => void {
  const query = list();
  query?.addEventListener?.('change', changed);
  return () => query?.removeEventListener?.('change', changed);
}

/** Whether the window has the room for a panel beside a list. */
export const useRoomy = (): boolean => useSyncExternalStore(subscribe, () => list()?.matches ?? false);
