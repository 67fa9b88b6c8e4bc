import { useEffect, useRef } from 'react';

/** How long after opening a press on the mask is taken for a slip of the press that opened it, in ms (S9-CONST-28). */
const maskGuardMs = 300;

/**
 * Remembers when something opened.
 * @returns a function that says whether it is still too early for the mask to close it.
 */
export function useMaskGuard(open: boolean): () => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return () => performance.now() - openedAt.current < maskGuardMs;
}
