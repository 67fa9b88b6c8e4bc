import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublicKey } from '@foyer/shared/trust';
import { makeKey, openKey } from '../../trust/key-file';
import { beginTrust } from '../change-trust';
import { publish } from '../publish';
import { addSignature } from '../signatures';
import { build } from './builds';

type KeyName = 'root' | 'otherRoot' | 'team' | 'otherTeam' | 'online' | 'otherOnline' | 'foreign';

/** Keys that are made once for all hosts of a test file, in a folder that no host is in. */
export function keyring() {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-keys-'));
  const made = new Map<KeyName, PublicKey>();
  const file = (name: KeyName): string => path.join(folder, `${name}.key`);
  const key = (name: KeyName): PublicKey => {
    const found = made.get(name) ?? makeKey(path.join(folder, 'no-host'), file(name));
    made.set(name, found);
    return found;
  };
  const open = (name: KeyName) => {
    key(name);
    return openKey(path.join(folder, 'no-host'), file(name));
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    file(name: KeyName): string {
      key(name);
      return file(name);
    },
    key,
    open,
    /** The online key that commands of this process use; none without a name. */
    use(name?: KeyName): void {
      if (name === undefined) delete process.env['RELEASE_ONLINE_KEY'];
      else process.env['RELEASE_ONLINE_KEY'] = this.file(name);
    },
  };
}

export type Keyring = ReturnType<typeof keyring>;

/** Keys of a version: none unless said. */
export const added = (more: Partial<Parameters<typeof beginTrust>[2]>) => ({
  ...{ teams: [], online: [], roots: [], days: undefined },
  ...more,
});

/** Makes a host demand the signatures of `team` and `online`. */
export function demandTrust(site: string, keys: Keyring): void {
  const teams = [{ part: '*', key: keys.key('team') }];
  beginTrust(site, keys.open('root'), added({ teams, online: [keys.key('online')] }));
  keys.use('online');
}

/** Publishes a release of the tests, signed by a key. */
export function publishSigned(site: string, keys: Keyring, part: string, version: string, by: KeyName = 'team'): void {
  publish(site, build(part, version));
  addSignature(site, part, version, { with: keys.open(by) });
}
