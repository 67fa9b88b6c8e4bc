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
  /** Path or address of the app's icon, if any. */
  readonly icon: string | undefined;
  readonly offers: readonly Offer[];
}

const kinds: Readonly<Record<string, Offer['kind']>> = { IOS: 'ios', MOBILECONFIG: 'profile', Android: 'android' };

/** A file of this host or a web address; undefined for anything else. */
function addressOf(url: string): string | undefined {
  return url.startsWith('/') ? sitePath(url) : webAddress(url)?.href;
}

function read(links: readonly DownloadLink[]): Downloads {
  const icon = links.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  const offers = links.flatMap(({ resourceType, url }) => {
    const [kind, href] = [kinds[resourceType], addressOf(url)];
    return kind && href ? [{ kind, href }] : [];
  });
  return { icon: icon || undefined, offers };
}

/** The ways to get the app (S3-DOWNLOADBAR-01). */
export const useDownloads = () => useQuery({ ...callQuery('downloadLinks'), select: read });
