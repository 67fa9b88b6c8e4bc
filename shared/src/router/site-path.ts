import type { CheckedAddress } from '../paths';

/**
 * The path of an address that is a page of this site, as the browser will read it; undefined for every other one (A026, A062,
 * A064). It is decided on what the address comes to, not on how it begins: `/\evil`, a tab between two slashes and
 * `/m/..//evil` all leave the site, and a path that begins with two slashes would be another host to whoever follows it.
 *
 * @param address what a merchant, a platform or an address bar says
 * @param base address of this page
 */
export function sitePath(address: string, base: string = location.href): CheckedAddress | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  if (origin !== new URL(base).origin || !/^\/(?![/\\])/.test(pathname)) return undefined;
  return (pathname + search + hash) as CheckedAddress;
}
