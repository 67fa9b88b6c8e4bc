import { type CheckedAddress, readAddress } from '../paths';

/**
 * The path of an address inside of this site, or undefined for any other address (A026, A062, A064). The browser's URL parser
 * decides: `/\evil`, a tab between two slashes and `/m/..//evil` all lead to another host.
 * @param address text of a merchant, a platform or an address bar
 * @param base address of this page
 */
export function sitePath(address: string, base: string = location.href): CheckedAddress | undefined {
  const read = readAddress(address, base);
  if (read === undefined) return undefined;
  const { origin, pathname, search, hash } = read;
  if (origin !== new URL(base).origin || !/^\/(?![/\\])/.test(pathname)) return undefined;
  return (pathname + search + hash) as CheckedAddress;
}
