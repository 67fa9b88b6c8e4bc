import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least `width` CSS px wide, for what CSS cannot do, such as tab order. */
export function useWindowFrom(width: number): boolean {
  const list = useCallback(() => globalThis.matchMedia?.(`(min-width: ${width}px)`), [width]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = list();
      query?.addEventListener?.('change', changed);
      return () => query?.removeEventListener?.('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list()?.matches ?? false);
}
