import { boot } from './state';

/**
 * Imported before anything else: the shell's scripts are here, so the line is free, and while they run there is time for what
 * lies further down the page.
 */
function startLater(): void {
  for (const load of boot().later.splice(0)) load();
}

startLater();
// On a host that only serves files, what is needed may become known after this.
boot().ready.then(startLater, () => undefined);
