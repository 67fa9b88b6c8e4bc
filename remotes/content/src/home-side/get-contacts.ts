import type { DownloadLink } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { webAddress } from '../links/targets';

export interface Contact {
  readonly href: string;
  /** The merchant's name for it; empty where it has none. */
  readonly label: string;
}

export interface Contacts {
  readonly whatsapp: Contact | undefined;
  readonly facebook: Contact | undefined;
  /** `TELEGRAM`, `TELEGRAM1` and `TELEGRAM2` in this order (A072). */
  readonly telegram: readonly Contact[];
}

/** The first link of a type with a web address; what is no such address is left out. */
function find(links: readonly DownloadLink[], type: string): Contact | undefined {
  const [found] = links.flatMap(({ resourceType, url, labelNameEn }) => {
    const href = resourceType === type ? webAddress(url)?.href : undefined;
    return href === undefined ? [] : [{ href, label: labelNameEn }];
  });
  return found;
}

const read = (links: readonly DownloadLink[]): Contacts => ({
  whatsapp: find(links, 'WHATSAPP'),
  facebook: find(links, 'FACEBOOK'),
  telegram: ['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2'].flatMap((type) => find(links, type) ?? []),
});

/** The merchant's contacts (S2-SIDESERVICE-01 to 03); undefined before they came, and where there are none. */
export function useContacts(): Contacts | undefined {
  const { data } = useQuery({ ...callQuery('downloadLinks'), select: read });
  const isEmpty = data === undefined || (!data.whatsapp && !data.facebook && data.telegram.length === 0);
  return isEmpty ? undefined : data;
}
