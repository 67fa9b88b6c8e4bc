import { useEffect, useRef } from 'react';

/** Ms after opening during which a press on the mask counts as part of the press that opened it (S9-CONST-28). */
const maskGuardMs = 300;

/**
 * Remembers the time of opening.
 * @returns a function that says whether the mask must not close yet
 */
export function useMaskGuard(open: boolean): () => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return () => performance.now() - openedAt.current < maskGuardMs;
}
