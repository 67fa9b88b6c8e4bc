import { flagStore } from '../flags';
import { sessionStore } from '../session/vanilla';
import { cached } from '../storage';
import { siteConfig } from './site';

/** The merchant code calls carry: that of the session (a trial session has its own), else the site's (A078, S6-ROLES-09). */
export const merchantCode = (): string => sessionStore.getState().session?.merchantCode ?? siteConfig().merchantCode;

/** One choice for the whole page load (A106). */
const chance = Math.random();

/** The list of this start, and until it is there that of the last one (S3-STORAGE-04). */
function knownHosts(): readonly string[] {
  const { status } = flagStore.getState();
  return (status ? status.info.imageCdn : cached.imageCdnList.of().get()) ?? [];
}

/**
 * The address of an image: a relative path gets the image CDN of this page load, chosen at random from the merchant's list;
 * an absolute one, or any without a list, stays as it is (S9-CONST-50).
 */
export function imageUrl(path: string): string {
  const hosts = knownHosts();
  const host = hosts[Math.floor(chance * hosts.length)];
  if (!host || !path.startsWith('/') || path.startsWith('//')) return path;
  return host.replace(/\/$/, '') + path;
}
