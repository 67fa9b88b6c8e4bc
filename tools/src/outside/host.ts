import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicKey } from '@foyer/shared/trust';
import { beginTrust } from '../release/change-trust';
import { liveRelease, publishedParts } from '../release/live';
import { readLog } from '../release/log';
import { withLock } from '../release/releases';
import { addSignature } from '../release/signatures';
import { makeKey, openKey } from '../trust/key-file';

/** Files with the private keys of the proof. */
export interface Keys {
  /** Of the team of the remote. */
  readonly team: string;
  /** Of whoever runs the host's commands. */
  readonly online: string;
}

/** Makes a host demand signatures (decision 81): the remote's by its team, all others by one key of the site. What is live is signed. */
export async function demandSignatures(host: string, folder: string, remote: string): Promise<Keys> {
  const file = (name: string): string => path.join(folder, `${name}.key`);
  const made = (name: string): PublicKey => makeKey(host, file(name));
  const open = (name: string): KeyObject => openKey(host, file(name));
  made('root');
  const site = made('site');
  const parts = publishedParts(readLog(host)).filter((part) => part !== remote);
  const teams = [...parts.map((part) => ({ part, key: site })), { part: remote, key: made('team') }];
  beginTrust(host, open('root'), { teams, online: [made('online')], roots: [], days: undefined });
  process.env['RELEASE_ONLINE_KEY'] = file('online');
  await withLock(host, () => {
    for (const part of parts) {
      const version = liveRelease(readLog(host), part, 'base')?.version;
      if (version !== undefined) addSignature(host, part, version, { with: open('site') });
    }
  });
  return { team: file('team'), online: file('online') };
}

/** The files of a folder, links not followed, in which a text stands. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}
