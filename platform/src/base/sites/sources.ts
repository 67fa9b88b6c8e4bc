import type { SiteConfig } from '@foyer/shared/contract';
import { vendorOrigin } from './origin';
import type { Site } from './site';

const ELSEWHERE = 'http://nowhere.invalid';

/** A merchant's origins in the form of a policy; entries that are no address of another host are left out. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (!URL.canParse(address, ELSEWHERE)) return [];
    const { protocol, origin, host } = new URL(address, ELSEWHERE);
    if (origin === ELSEWHERE || (protocol !== 'https:' && protocol !== 'http:')) return [];
    return [address.trim().startsWith('//') ? host : origin];
  });
}

/** Windows of the external verification service inside the page (decision 12). */
const framesOf = (external: NonNullable<Site['external']>): string[] => [
  `https://${external.authDomain}`,
  'https://www.google.com',
  'https://recaptcha.google.com',
];

/**
 * Sources of pictures and frames for the merchant's pages (decision 17): the image CDN, the merchant's origins, the playable
 * vendor, and the external service if it has keys. The start-up script builds the document's policy from it.
 */
export function sourcesOf(
  site: Pick<Site, 'imageCdn' | 'pictureOrigins' | 'frameOrigins' | 'theme' | 'external'>,
  vendorHost: string,
  publicPort: number | undefined,
): NonNullable<SiteConfig['sources']> {
  const logo = site.theme.logo === undefined ? [] : [site.theme.logo];
  const pictures = originsOf([...site.imageCdn, ...site.pictureOrigins, ...logo]);
  const external = site.external == null ? [] : framesOf(site.external);
  const frames = originsOf([vendorOrigin(vendorHost, publicPort), ...site.frameOrigins, ...external]);
  return { pictures: [...new Set(pictures)], frames: [...new Set(frames)] };
}
