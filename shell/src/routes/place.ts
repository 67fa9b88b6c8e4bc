import { isHome, type SiteAddress } from '@foyer/shared/paths';
import { sitePath } from '@foyer/shared/router';
import { type FoundPage, findPage } from '../federation';

export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'page'; readonly page: FoundPage }
  | { readonly kind: 'unknown' };

export function placeOf(pathname: string): Place {
  if (isHome(pathname)) return { kind: 'home' };
  const page = findPage(pathname);
  return page ? { kind: 'page', page } : { kind: 'unknown' };
}

/** The fixed target of the back arrow, or undefined for a step back (S2-HEADER-04 to 08). */
export const backTargetOf = (place: Place): SiteAddress | undefined =>
  place.kind === 'page' && place.page.declaration.back !== undefined
    ? sitePath(place.page.declaration.back)
    : undefined;

/** Whether a page is an entrance, such as log-in or registration. */
export function isEntrance(pathname: string): boolean {
  const place = placeOf(pathname);
  return place.kind === 'page' && place.page.declaration.entrance === true;
}

/** Pages have the footer unless they declare otherwise (S2-FOOTER-20, A007). */
export const hasFooter = (place: Place): boolean => place.kind !== 'page' || place.page.declaration.footer !== false;

/** Pages have the shell's header unless they draw their own (S2-HEADER-01, A008). */
export const hasHeader = (place: Place): boolean => place.kind !== 'page' || place.page.declaration.bar !== false;
