import { isHome, type SiteAddress } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';
import { type FoundPage, findPage } from '../federation';

/** What an address shows. */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'page'; readonly page: FoundPage }
  | { readonly kind: 'unknown' };

export function placeOf(pathname: string): Place {
  if (isHome(pathname)) return { kind: 'home' };
  const page = findPage(pathname);
  return page ? { kind: 'page', page } : { kind: 'unknown' };
}

/** Whether a path shows something: home, or a page that a release of this visit declares. */
export const isPage = (pathname: string): boolean => placeOf(pathname).kind !== 'unknown';

/** Where the back arrow leads whatever the history; undefined where it goes back in history (S2-HEADER-04 to 08). */
export const backTargetOf = (place: Place): SiteAddress | undefined =>
  place.kind === 'page' && place.page.declaration.back !== undefined
    ? sitePath(place.page.declaration.back)
    : undefined;

/** Whether a path is one that visitors come in by: log-in, registration and the like. */
export function isEntrance(pathname: string): boolean {
  const place = placeOf(pathname);
  return place.kind === 'page' && place.page.declaration.entrance === true;
}

/** The site's footer stands on every page that does not decline it (S2-FOOTER-20, A007). */
export const hasFooter = (place: Place): boolean => place.kind !== 'page' || place.page.declaration.footer !== false;

/** The shell's header stands on every page that does not draw a bar of its own (S2-HEADER-01, A008). */
export const hasHeader = (place: Place): boolean => place.kind !== 'page' || place.page.declaration.bar !== false;
