import { ownKey } from '@foyer/shared/shell/keys';
import { read } from './choices';
import { setCookie } from './cookies';
import { type Boot, LOAD_TIMEOUT } from './state';

/** How often this tab has begun again. */
const TRIES = ownKey('shell', 'tries', false);

function keepTries(tries: number): boolean {
  try {
    sessionStorage.setItem(TRIES, String(tries));
    return true;
  } catch {
    return false;
  }
}

/** Forgets how often this tab has begun again. */
export function forgetTries(): void {
  try {
    sessionStorage.removeItem(TRIES);
  } catch {
    // Without storage nothing was kept.
  }
}

/** For the server: whether this browser gets the shell before the live one, and for how many seconds. */
const COOKIE = 'foyer_shell';
const KEPT_FOR = 600;

/** Scripts that take so many times as long as a file may take hang. They are 140 KB, which a slow network brings in that time. */
const HUNG = 7;

type Reload = () => void;

/** Shows the document's own button, by which everything begins anew. */
function offerRetry(reload: Reload): void {
  const again = document.querySelector<HTMLElement>('.boot-again');
  const button = again?.querySelector('button');
  if (!again || !button) return;
  again.hidden = false;
  button.onclick = () => {
    setCookie(COOKIE, '', 0);
    forgetTries();
    reload();
  };
}

/** Begins again: once with the same shell, since a network may fail, then with the one before; at last a person is asked. */
function beginAgain({ chosen }: Boot, reload: Reload): void {
  const tries = Number(read('sessionStorage', TRIES));
  const isPossible = tries === 0 || (tries === 1 && chosen['shell']?.extras.fallback !== undefined);
  // A reload without a network shows a page of the browser's; without storage it would be the first for ever.
  if (!isPossible || !navigator.onLine || !keepTries(tries + 1)) {
    offerRetry(reload);
    return;
  }
  if (tries === 1) setCookie(COOKIE, 'before', KEPT_FOR);
  reload();
}

/**
 * Watches whether the shell's scripts run (decision 93). They are deferred, so that the document is ready when each of them has run or
 * failed; a script that hangs holds that back.
 */
export function watchStart(boot: Boot, reload: Reload = () => location.reload()): void {
  let isOver = false;
  const look = (): void => {
    if (isOver) return;
    isOver = true;
    if (!boot.started) beginAgain(boot, reload);
  };
  addEventListener('DOMContentLoaded', look);
  setTimeout(look, HUNG * (boot.site?.loadTimeout ?? LOAD_TIMEOUT));
}
