/** Where a link of the merchant leads: a page of this site, an address outside, or nowhere. */
export type Target =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

const isSitePath = (url: string): boolean => /^\/(?![/\\])/.test(url);

function webAddress(url: string, base?: string): URL | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined;
}

/** Of a banner's url: a path of the site, an http(s) address, anything else is not clickable (A064, S3-BANNER-01). */
export function bannerTarget(url: string | undefined): Target | undefined {
  if (!url) return undefined;
  if (isSitePath(url)) return { kind: 'page', to: url };
  const address = webAddress(url);
  return address && { kind: 'outside', href: address.href };
}

/** Of a link inside of server HTML: an address of this origin is a page, other http(s) is outside, the rest is dropped (A062). */
export function contentTarget(href: string, here: Pick<Location, 'href' | 'origin'> = location): Target | undefined {
  const address = webAddress(href, here.href);
  if (!address) return undefined;
  return address.origin === here.origin
    ? { kind: 'page', to: address.pathname + address.search + address.hash }
    : { kind: 'outside', href: address.href };
}
