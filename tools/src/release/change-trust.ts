import type { KeyObject } from 'node:crypto';
import {
  type KnownTrust,
  nameOfKey,
  newestTrust,
  type PublicKey,
  publicKeyOf,
  signatureOf,
  type TeamKey,
  type Trust,
} from '@foyer/shared/trust';
import { didYouMean } from '../nearest';
import { keepTrust, trustOf, trustRoot, trustTexts } from '../trust/trust-files';
import { readLog, readUnsigned } from './log';
import { headOf } from './log-file';

/** Keys to add. A team's is of one part, or of all with `*`. */
export interface Added {
  readonly teams: readonly { readonly part: string; readonly key: PublicKey }[];
  readonly online: readonly PublicKey[];
  /** Private keys of new roots, which have to sign as well. */
  readonly roots: readonly KeyObject[];
  /** Vouches for the log though decisions in it are not signed as they should be. */
  readonly vouch?: boolean;
  /** How long the keys count, in days. */
  readonly days: number | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ONLINE_DAYS = 30;

const until = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** A list of keys with one more, which replaces itself. */
const withKey = <K extends { key: PublicKey }>(keys: readonly K[], added: K): K[] => [
  ...keys.filter(({ key }) => key !== added.key),
  added,
];

/** A version also vouches for the log as it is, so that a key which is retired takes nothing with it (decision 98). */
const textOf = (site: string, trust: Omit<Trust, 'at'>): string =>
  JSON.stringify({ ...trust, log: headOf(site), at: new Date().toISOString() });

function withAdded(trust: Omit<Trust, 'at'>, { teams, online, roots, days }: Added): Omit<Trust, 'at'> {
  const next = { ...trust, teams: { ...trust.teams } };
  for (const { part, key } of teams) {
    const own: TeamKey = { key, ...(days !== undefined && { expires: until(days) }) };
    next.teams[part] = withKey<TeamKey>(next.teams[part] ?? [], own);
  }
  for (const key of online) next.online = withKey(next.online, { key, expires: until(days ?? ONLINE_DAYS) });
  for (const key of roots) next.root = withKey(next.root, { key: publicKeyOf(key) });
  return next;
}

/** Signs a version and keeps it, once it is seen that whoever reads it will accept it. Throws when the log was changed. */
function keep(site: string, trust: Omit<Trust, 'at'>, roots: readonly KeyObject[], vouch = false): KnownTrust {
  if (vouch) readUnsigned(site);
  else readLog(site);
  const text = textOf(site, trust);
  const json = JSON.stringify({ text, signatures: roots.map((key) => signatureOf('trust', text, key)) });
  const known = newestTrust([...trustTexts(site), json], trustRoot());
  keepTrust(site, trust.version, json);
  return known;
}

/**
 * Begins the trust of a host, which demands signatures from then on (decision 81).
 * @param root the private key of the root, which signs this and what changes it
 * @throws when the host has one
 */
export function beginTrust(site: string, root: KeyObject, added: Added): KnownTrust {
  if (trustTexts(site).length > 0)
    throw new Error('This host has a trust already: "release keys add" adds keys to it. Nothing was done.');
  const first = { version: 1, root: [{ key: publicKeyOf(root) }], teams: {}, online: [] };
  return keep(site, withAdded(first, added), [root, ...added.roots], true);
}

function presentTrust(site: string): KnownTrust {
  const trust = trustOf(site);
  if (trust === undefined) throw new Error('This host has no trust: "release keys begin" begins it. Nothing was done.');
  return trust;
}

/** Adds keys in a new version. Throws when the root is not one of the version before. */
export function addKeys(site: string, root: KeyObject, added: Added): KnownTrust {
  const { json: _, at: __, ...trust } = presentTrust(site);
  return keep(site, withAdded({ ...trust, version: trust.version + 1 }, added), [root, ...added.roots], added.vouch);
}

/**
 * Takes keys off in a new version: nothing that they signed counts any more.
 * @param names `nameOfKey` of each
 * @throws for a name that no key has, or when no root would be left
 */
export function retireKeys(site: string, root: KeyObject, names: readonly string[]): KnownTrust {
  const { json: _, at: __, ...trust } = presentTrust(site);
  const all = [...trust.root, ...trust.online, ...Object.values(trust.teams).flat()].map(({ key }) => nameOfKey(key));
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `No key here has the name ${unknown}.${didYouMean(unknown, all)} "release keys list" says them. Nothing was done.`,
    );
  const stays = ({ key }: { key: PublicKey }) => !names.includes(nameOfKey(key));
  const next = {
    version: trust.version + 1,
    root: trust.root.filter(stays),
    online: trust.online.filter(stays),
    teams: Object.fromEntries(
      Object.entries(trust.teams)
        .map(([part, keys]) => [part, keys.filter(stays)] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
  };
  if (next.root.length === 0)
    throw new Error('No root would be left: add another with --new-root first. Nothing was done.');
  return keep(site, next, [root]);
}
