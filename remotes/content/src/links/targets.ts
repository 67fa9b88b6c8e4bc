import { readAddress, type SiteAddress } from '@foyer/shared/paths';
import { hasPage, sitePath } from '@foyer/shared/router';

/** Target of a merchant's link: a page of this site, an external address, or none. */
export type Target =
  | { readonly kind: 'page'; readonly to: SiteAddress }
  | { readonly kind: 'outside'; readonly href: string };

/** An http(s) address; undefined for anything else. */
export function webAddress(url: string, base?: string): URL | undefined {
  const address = readAddress(url, base);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address : undefined;
}

/** A page of the site, if it exists; a merchant's text may link to a planned page. */
const pageTarget = (path: SiteAddress): Target | undefined => (hasPage(path) ? { kind: 'page', to: path } : undefined);

/** Target of a banner's url: a page of the site or an http(s) address; anything else is not clickable (A064, S3-BANNER-01). */
export function bannerTarget(url: string | undefined): Target | undefined {
  if (!url) return undefined;
  const path = url.startsWith('/') ? sitePath(url) : undefined;
  if (path !== undefined) return pageTarget(path);
  const address = webAddress(url);
  return address && { kind: 'outside', href: address.href };
}

/** Target of a link in server HTML: a page of this site or another http(s) origin, else none (A062). */
export function contentTarget(href: string, here: Pick<Location, 'href' | 'origin'> = location): Target | undefined {
  const path = sitePath(href, here.href);
  if (path !== undefined) return pageTarget(path);
  const address = webAddress(href, here.href);
  return address && address.origin !== here.origin ? { kind: 'outside', href: address.href } : undefined;
}
