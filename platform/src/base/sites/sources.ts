import type { SiteConfig } from '@foyer/shared/contract';
import { vendorOrigin } from './origin';
import type { Site } from './site';

const ELSEWHERE = 'http://nowhere.invalid';

/** What a list names besides this site, as a policy writes it; an entry that is no address of another host is left out. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (!URL.canParse(address, ELSEWHERE)) return [];
    const { protocol, origin, host } = new URL(address, ELSEWHERE);
    if (origin === ELSEWHERE || (protocol !== 'https:' && protocol !== 'http:')) return [];
    return [address.trim().startsWith('//') ? host : origin];
  });
}

/** Windows that the external verification service shows inside of the page (decision 12). */
const framesOf = (external: NonNullable<Site['external']>): string[] => [
  `https://${external.authDomain}`,
  'https://www.google.com',
  'https://recaptcha.google.com',
];

/**
 * From where the merchant's pages may take pictures, and what they may frame (decision 17): the image CDN and the origins that the
 * merchant names, the playable vendor, the external service where there are keys for it. The start-up script makes the
 * document's policy of it.
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
