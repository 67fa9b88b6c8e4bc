import { imageUrl, isOwnImage } from '@foyer/shared/api';
import type { DownloadLink } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { sitePath } from '@foyer/shared/router';
import { webAddress } from '../links/targets';

/** A way to get the app: from a store, as a file, or as a profile for the home screen. */
export interface Offer {
  readonly kind: 'ios' | 'profile' | 'android';
  readonly href: string;
}

interface Downloads {
  /** Address of the app's icon, if the site may show it (decision 56). */
  readonly icon: string | undefined;
  readonly offers: readonly Offer[];
}

const kinds: Readonly<Record<string, Offer['kind']>> = { IOS: 'ios', MOBILECONFIG: 'profile', Android: 'android' };

/** A file of this host or a web address; undefined for anything else. */
function addressOf(url: string): string | undefined {
  return url.startsWith('/') ? sitePath(url) : webAddress(url)?.href;
}

function read(links: readonly DownloadLink[]): Downloads {
  const picture = links.find(({ resourceType, url }) => resourceType === 'AppDownloadIcon' && url !== '')?.url;
  const icon = picture && imageUrl(picture);
  const offers = links.flatMap(({ resourceType, url }) => {
    const [kind, href] = [kinds[resourceType], addressOf(url)];
    return kind && href ? [{ kind, href }] : [];
  });
  return { icon: icon && isOwnImage(icon) ? icon : undefined, offers };
}

/** The ways to get the app (S3-DOWNLOADBAR-01). */
export const useDownloads = (wanted = true) =>
  useQuery({ ...callQuery('downloadLinks'), select: read, enabled: wanted });
