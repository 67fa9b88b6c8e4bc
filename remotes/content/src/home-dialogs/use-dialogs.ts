import { useEffect, useState } from 'react';

type Dialogs = typeof import('./dialogs');

/**
 * The dialogs of home, loaded the first time something is to be shown. Kept in state, since a suspended boundary would hold
 * them back for 300 ms more. Without them home goes on; the site is told.
 */
export function useDialogs(needed: boolean): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  useEffect(() => {
    if (needed && !dialogs) import('./dialogs').then(setDialogs).catch((error: unknown) => reportError(error));
  }, [needed, dialogs]);
  return dialogs;
}
