import { useEffect, useState } from 'react';
import { type ToastMessage, type ToastSource, toastTime } from './toast';

/** The visible toast. `id` changes with each one, even for the same text. */
export interface VisibleToast extends ToastMessage {
  id: number;
}

/**
 * Holds the one visible toast: a new one replaces it, and it disappears after its duration (A099).
 * @param subscribe a stable function
 */
export function useToastQueue(subscribe: ToastSource): VisibleToast | null {
  const [visible, setVisible] = useState<VisibleToast | null>(null);
  useEffect(() => {
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((message) => {
      clearTimeout(timer);
      count += 1;
      setVisible(message === null ? null : { ...message, id: count });
      if (message !== null) timer = setTimeout(() => setVisible(null), toastTime(message));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe]);
  return visible;
}
