import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { signatureOf } from '@foyer/shared/trust';
import { releaseLogOf } from '../../../platform/src/base/releases/released';
import { readLive } from '../../../platform/src/host/live';
import { type Chosen, previewed } from '../../../platform/src/host/preview/previewed';
import { appendLog } from './log';
import { publish } from './publish';
import { promote } from './releases';
import { build } from './testing/builds';
import { demandTrust, keyring, publishSigned } from './testing/trusted-host';

const keys = keyring();
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-preview-'));
const site = path.join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  demandTrust(site, keys);
  for (const part of ['games', 'shell']) publishSigned(site, keys, part, '1.0.0');
  for (const part of ['games', 'shell']) promote(site, part, '1.0.0');
  publishSigned(site, keys, 'games', '1.1.0');
  for (const version of ['1.2.0', '1.3.0']) publish(site, build('games', version));
  // The command takes no such signature; whoever writes to the log does.
  const forged = signatureOf('release', 'games\n1.2.0\n', keys.open('foreign'));
  appendLog(site, { kind: 'sign', part: 'games', version: '1.2.0', ...forged });
});

/** What the document of a link says of games. */
async function gamesBy(chosen: Chosen, demanded = true) {
  const live = await readLive(site, 'SHOP', '/m/home');
  if (live === undefined) throw new Error('nothing is live');
  const trust = { root: keys.key('root'), own: path.join(folder, 'own') };
  const store = { folder: site, files: site, log: releaseLogOf(site), channel: 'SHOP', ...(demanded && { trust }) };
  const { discovery } = await previewed(store, live, chosen);
  return (JSON.parse(discovery) as DiscoveryDocument).microFrontends['games'];
}

it('a release says in the document of a link what it says once it is live', async () => {
  const [live] = (await gamesBy({})) ?? [];
  expect(await gamesBy({ games: '1.0.0' })).toEqual([live]);
});

it('where signatures are demanded, a link shows no release that its team did not sign', async () => {
  expect((await gamesBy({ games: '1.1.0' }))?.[0]?.metadata.version).toBe('1.1.0');
  await expect(gamesBy({ games: '1.2.0' })).rejects.toThrow('games 1.2.0 is signed by no key that its team has');
  await expect(gamesBy({ games: '1.3.0' })).rejects.toThrow('games 1.3.0 is not signed');
  expect((await gamesBy({ games: '1.3.0' }, false))?.[0]?.metadata.version).toBe('1.3.0');
});
