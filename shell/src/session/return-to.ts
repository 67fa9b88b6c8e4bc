import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';
import { returnTo } from '@foyer/shared/shell';
import { isEntrance } from '../routes/place';

/** A path to open after logging in, or undefined when it leaves the site or is an entrance (A026). */
export function safeReturnTo(path: string | undefined): SiteAddress | undefined {
  const safe = path?.startsWith('/') ? sitePath(path) : undefined;
  return safe === undefined || isEntrance(safe.replace(/[?#].*$/, '')) ? undefined : safe;
}

/** Stores where a visitor wanted to go, or clears it without a usable path. */
export function keepReturnTo(path: string | undefined): void {
  const safe = safeReturnTo(path);
  if (safe) returnTo.set(safe);
  else returnTo.remove();
}

/** Takes the stored path once; home without one. */
export function takeReturnTo(): SiteAddress {
  const path = safeReturnTo(returnTo.get());
  returnTo.remove();
  return path ?? HOME;
}
