import { type RefObject, useEffect, useRef } from 'react';
import { trackSwipe } from './track-swipe';

/**
 * Closes an open panel by a push towards its edge.
 * @param panel follows `--swipe` (a length); its parent fades the mask by `--swiped` (0 to 1)
 */
export function useSwipeAway(
  panel: RefObject<HTMLElement | null>,
  from: 'sheet' | 'side',
  open: boolean,
  onAway: () => void,
): void {
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  });
  useEffect(() => {
    if (!open || panel.current === null) return;
    return trackSwipe(panel.current, from, () => away.current());
  }, [panel, from, open]);
}
