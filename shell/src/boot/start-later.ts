import { boot } from './state';

/**
 * Imported before anything else: the connection is free, and the browser loads what lies further down while the shell's scripts
 * run.
 */
function startLater(): void {
  for (const load of boot().later.splice(0)) load();
}

startLater();
// On a host that only serves files, the list may be filled after this point.
boot().ready.then(startLater, () => undefined);
