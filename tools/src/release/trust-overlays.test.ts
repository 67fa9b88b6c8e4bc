import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesAtOnce } from '@foyer/shared/trust';
import { takeUp } from '../../../platform/src/host/trust/take-up';
import { appendLog } from './log';
import { publish } from './publish';
import { promote } from './releases';
import { settle } from './settle';
import { addSignature } from './signatures';
import { build } from './testing/builds';
import { demandTrust, keyring, publishSigned } from './testing/trusted-host';

const keys = keyring();
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-trust-overlays-'));
const [site, own] = [path.join(folder, 'site'), path.join(folder, 'own')];
afterAll(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

/** What something costs the processor, in milliseconds: however busy the machine is with other things. */
async function costOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Plain files of a folder and below, none twice. */
const filesIn = (place: string): number => entriesAtOnce(place).filter((entry) => entry.isFile()).length;

it('a hundred merchants with decisions of their own cost a signed promotion less than a second, and a take-up four files each', async () => {
  demandTrust(site, keys);
  publishSigned(site, keys, 'shell', '1.0.0');
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/m/page${n}`, { page: `page${n}` }]));
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) {
    publish(site, build('games', version, { info: { pages } }));
    addSignature(site, 'games', version, { with: keys.open('team') });
  }
  for (const part of ['shell', 'games']) promote(site, part, '1.0.0');
  const shares = (n: number) => ({ '1.0.0': 1 + n / 4, '2.0.0': 99 - n / 4 });
  const decided = Array.from({ length: 100 }, (_, n) => {
    return { kind: 'traffic', part: 'games', channel: `M${n}`, shares: shares(n) } as const;
  });
  appendLog(site, ...decided);
  settle(site);
  const taking = { store: site, own, root: keys.key('root') };
  const promotions: number[] = [];
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    promotions.push(await costOf(() => promote(site, 'games', version)));
    await takeUp(taking, Date.now());
  }
  expect(Math.min(...promotions)).toBeLessThan(1000);
  // Two generations of 101 channels, two lists of 36 addresses that they share, statements, and the trust.
  expect(filesIn(own)).toBeLessThanOrEqual(2 * (4 * 101 + 2 * 36) + 3);
}, 120_000);
