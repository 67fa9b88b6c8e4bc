import { useEffect, useState } from 'react';
import { insist } from '../insist';

type Dialogs = typeof import('./dialogs');

/**
 * Home's dialogs, loaded when first needed. Kept in state instead of suspending, which would delay them by 300 ms. A download
 * that fails twice is reported and home works without them.
 */
export function useDialogs(needed: boolean): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  useEffect(() => {
    if (needed && !dialogs) {
      insist(() => import('./dialogs'))
        .then(setDialogs)
        .catch((error: unknown) => reportError(error));
    }
  }, [needed, dialogs]);
  return dialogs;
}
