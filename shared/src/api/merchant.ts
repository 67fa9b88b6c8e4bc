import { flagStore } from '../flags';
import { readAddress } from '../paths';
import { sessionStore } from '../session/vanilla';
import { cached } from '../storage';
import { siteConfig } from './site';

/** The merchant code of calls: that of the session, since a trial session has its own, else the site's (A078, S6-ROLES-09). */
export const merchantCode = (): string => sessionStore.getState().session?.merchantCode ?? siteConfig().merchantCode;

/** One image CDN for the whole page load (A106). */
const chance = Math.random();

/** The merchant's image CDNs: of this visit, or of the last one until the start-up answer is there (S3-STORAGE-04). */
function knownHosts(): readonly string[] {
  const { status } = flagStore.getState();
  return (status ? status.info.imageCdn : cached.imageCdnList.of([siteConfig().merchantCode]).get()) ?? [];
}

/**
 * The full address of an image. A relative path gets an image CDN of the merchant, chosen at random once per page
 * load; an absolute address, or any without a CDN, is given back as it is (S9-CONST-50).
 */
export function imageUrl(path: string): string {
  const hosts = knownHosts();
  const host = hosts[Math.floor(chance * hosts.length)];
  if (!host || !path.startsWith('/') || path.startsWith('//')) return path;
  return host.replace(/\/$/, '') + path;
}

/** Whether an image's address is one of this site, of the merchant's image CDNs, or of its other sources of pictures. */
export function isOwnImage(address: string): boolean {
  const image = readAddress(address, location.href);
  if (image === undefined) return false;
  const own = [location.href, ...knownHosts(), ...(siteConfig().sources?.pictures ?? [])];
  // A source without a scheme is written as its host.
  return own.some((source) => source === image.host || readAddress(source)?.origin === image.origin);
}
