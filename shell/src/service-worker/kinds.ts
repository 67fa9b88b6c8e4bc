import { mayNamePart } from '@foyer/shared/remote';

/** What the service worker has to do with an address of this site; nothing with any other. */
export type Kind = 'document' | 'discovery' | 'release';

const isDocument = (path: string): boolean =>
  path === '/' || path === '/register.html' || path === '/m' || path.startsWith('/m/');

const DISCOVERY = new Set(['/discovery.json', '/site.json']);

/** `/<part>/<version>/<file>`, as it was released: such a file never changes. */
function isReleased(path: string): boolean {
  const [, part, version, file] = /^\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return part !== undefined && version !== undefined && file !== undefined && mayNamePart(part);
}

/**
 * @param address of the request, which must be of this site's origin
 * @param navigation whether a page is being opened
 */
export function kindOf({ pathname, search }: URL, navigation: boolean): Kind | undefined {
  if (navigation) return isDocument(pathname) ? 'document' : undefined;
  if (DISCOVERY.has(pathname) || pathname.startsWith('/first/')) return 'discovery';
  // A query on a released file is a fresh address after a failure: it goes past everything that is kept.
  return search === '' && isReleased(pathname) ? 'release' : undefined;
}

/** Whether an address opens an account (the link of a mail): an answer that is kept remembers the address it came from. */
export const hasSecret = (address: string): boolean => new URL(address).searchParams.has('key');
