import { hasRecoveryKey } from '@foyer/shared/paths';
import { mayNamePart } from '@foyer/shared/remote';

export type Kind = 'document' | 'discovery' | 'release';

const isDocument = (path: string): boolean =>
  path === '/' || path === '/register.html' || path === '/m' || path.startsWith('/m/');

const DISCOVERY = new Set(['/discovery.json', '/site.json']);

/** `/<part>/<version>/<file>`: a file that never changes. */
function isReleased(path: string): boolean {
  const [, part, version, file] = /^\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return part !== undefined && version !== undefined && file !== undefined && mayNamePart(part);
}

/**
 * The kind of a request; undefined for what the service worker leaves alone.
 * @param address address of this site's origin
 * @param navigation whether a page is being opened
 */
export function kindOf({ pathname, search }: URL, navigation: boolean): Kind | undefined {
  if (navigation) return isDocument(pathname) ? 'document' : undefined;
  if (DISCOVERY.has(pathname) || pathname.startsWith('/first/')) return 'discovery';
  // A query on a released file marks a retry after a failure, which must skip the cache.
  return search === '' && isReleased(pathname) ? 'release' : undefined;
}

/** Whether an address carries a mail's key, which must not be stored with a kept answer. */
export const hasSecret = (address: string): boolean => hasRecoveryKey(new URL(address).search);

/**
 * Whether the document of an address may be kept for a visit without a network: no failure, none whose address carries a secret, and none
 * that belongs to one visit alone, as that of a preview does (decision 89).
 */
export const mayKeep = (address: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && !hasSecret(address) && !/\bno-store\b/.test(headers.get('cache-control') ?? '');
