import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';
import { returnTo } from '@foyer/shared/shell';
import { isEntrance } from '../routes/place';

/**
 * A path of this site that is safe to go to after logging in, or undefined (A026): never another origin, never a page
 * by which visitors come in.
 */
export function safeReturnTo(path: string | undefined): SiteAddress | undefined {
  const safe = path?.startsWith('/') ? sitePath(path) : undefined;
  return safe === undefined || isEntrance(safe.replace(/[?#].*$/, '')) ? undefined : safe;
}

/** Remembers where a visitor wanted to go; without a usable path an older wish is forgotten. */
export function keepReturnTo(path: string | undefined): void {
  const safe = safeReturnTo(path);
  if (safe) returnTo.set(safe);
  else returnTo.remove();
}

/** Where to go after logging in: the remembered path, once, else home. */
export function takeReturnTo(): SiteAddress {
  const path = safeReturnTo(returnTo.get());
  returnTo.remove();
  return path ?? HOME;
}
