import type { KeyObject } from 'node:crypto';
import { type KnownTrust, nameOfKey, publicKeyOf, Refused } from '@foyer/shared/trust';
import { openKey } from './key-file';
import { trustOf } from './trust-files';

interface Opened {
  readonly key: KeyObject;
  readonly expires: string;
}

/** The online key of `RELEASE_ONLINE_KEY`. Throws when there is none, or when it is none of the trust or has ended. */
export function onlineKey(site: string, { online }: KnownTrust): Opened {
  const file = process.env['RELEASE_ONLINE_KEY'];
  if (!file)
    throw new Refused(
      'This host demands that decisions are signed, and a statement of what is live: name the file of an online key in RELEASE_ONLINE_KEY.',
    );
  const key = openKey(site, file);
  const own = online.find((each) => each.key === publicKeyOf(key));
  const name = nameOfKey(publicKeyOf(key));
  if (own === undefined) throw new Refused(`The key ${name} (${file}) is no online key of this host.`);
  if (!(Date.parse(own.expires) > Date.now()))
    throw new Refused(`The online key ${name} ended at ${own.expires}. "release keys add --online" adds another.`);
  return { key, expires: own.expires };
}

/**
 * Demands of a host with trust that a decision could be signed: an online key is at hand that counts.
 * @throws Refused when there is none
 */
export function demandOnlineKey(site: string): void {
  const trust = trustOf(site);
  if (trust !== undefined) onlineKey(site, trust);
}
