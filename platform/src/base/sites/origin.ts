import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchantHosts } from '../db/schema';
import { DEMO_HOST, hostRowOf, type Site } from './site';

/** Names of this machine, which are reached without TLS and on their own port. */
const LOCAL = /(^|\.)localhost$|^127\.0\.0\.1$|^\[?::1\]?$/;

const nameOf = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** Whether browsers reach a name by https: all but names of this machine, and addresses, which have no certificate. */
export const isSecureName = (host: string): boolean =>
  !LOCAL.test(nameOf(host)) && isIP(nameOf(host).replace(/^\[|\]$/g, '')) === 0;

/** Whether browsers trust the origin of a request: by https, or on this machine. Elsewhere they heed no opener policy, and log that. */
export const isTrusted = ({ hostname, protocol }: { readonly hostname: string; readonly protocol: string }): boolean =>
  protocol === 'https' || LOCAL.test(nameOf(hostname)) || isSecureName(hostname);

const portOf = (host: string, publicPort: number | undefined): string =>
  isSecureName(host) || publicPort === undefined || publicPort === 80 ? '' : `:${publicPort}`;

const originOf = (host: string, publicPort: number | undefined): string =>
  `${isSecureName(host) ? 'https' : 'http'}://${host}${portOf(host, publicPort)}`;

/**
 * The origin of absolute addresses that leave the platform: the merchant's first host, never one of the request
 * (decision 17). The demonstration's is the plain name of this machine.
 *
 * @param publicPort port that visitors use on names of this machine
 * @throws an error when the merchant has no first host
 */
export async function siteOrigin(db: Db, site: Pick<Site, 'code'>, publicPort: number | undefined): Promise<string> {
  const [row] = await db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(and(eq(merchantHosts.merchantCode, site.code), merchantHosts.first));
  if (row === undefined) throw new Error(`The merchant ${site.code} has no first host.`);
  return originOf(row.host === DEMO_HOST ? 'localhost' : row.host, publicPort);
}

/**
 * The origin of the page that sent a request: its host name if it is one of the merchant's, else the first host. For answers to
 * that page only: the vendor's frame.
 *
 * @param name host name of the request, without port
 */
export async function originOn(
  db: Db,
  site: Pick<Site, 'code'>,
  name: string,
  publicPort: number | undefined,
): Promise<string> {
  const host = name.toLowerCase().replace(/\.$/, '');
  const [row] = await db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(and(eq(merchantHosts.merchantCode, site.code), eq(merchantHosts.host, hostRowOf(host))));
  return row === undefined ? siteOrigin(db, site, publicPort) : originOf(host, publicPort);
}

/** The playable vendor's origin without scheme; it takes that of the page. */
export const vendorOrigin = (vendorHost: string, publicPort: number | undefined): string =>
  `//${vendorHost}${portOf(vendorHost, publicPort)}`;
