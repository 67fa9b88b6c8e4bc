import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beaconVisitors } from '../../../../platform/src/base/db/schema';
import { openTestPlatform, type TestPlatform } from '../../../../platform/src/testing';
import type { Host } from '../command/host';
import { liveRelease } from '../live';
import { readLog } from '../log';
import { publish } from '../publish';
import { promoteTogether, promoteUnasked, withSite } from '../releases';
import { build } from '../testing/builds';
import { type BundledCommand, bundledCommand } from '../testing/bundled-command';
import { setTraffic } from '../traffic';
import { variantsOf } from '../variants';
import { type Guarding, look } from './look';
import type { Seen } from './open-pages';
import type { Message } from './tell';

const opsKey = 'open sesame';
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-guard-'));
let site = '';
let platform: TestPlatform;
let operations = '';
let server: Server;
let address = '';
let command: BundledCommand;
/** Paths that the site answers with 404. */
const missing = new Set<string>();
/** Bodies that were posted to it. */
const posted: Message[] = [];

beforeAll(async () => {
  platform = await openTestPlatform({ opsKey, releasesDir: folder });
  await platform.makeMerchant({ code: 'SHOP' });
  operations = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  server = createServer(async (request, answer) => {
    if (request.method === 'POST') {
      posted.push(JSON.parse(await text(request)) as Message);
      answer.end();
      return;
    }
    const { pathname } = new URL(request.url ?? '', 'http://site');
    try {
      if (missing.has(pathname)) throw new Error('missing');
      answer.end(readFileSync(path.join(site, pathname)));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  command = await bundledCommand();
});
afterAll(async () => {
  command?.remove();
  server?.close();
  await platform?.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  site = path.join(mkdtempSync(path.join(folder, 'host-')), 'site');
  mkdirSync(site);
  missing.clear();
  posted.length = 0;
  await platform.db.delete(beaconVisitors);
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) publish(site, build('games', version));
  promoteTogether(site, [{ part: 'games', version: '1.0.0' }], 'base', { who: 'somchai' });
});

interface Visits {
  readonly all: number;
  readonly failed: number;
  readonly variant?: 'all' | 'split';
  readonly merchant?: string;
  /** All from one address. */
  readonly address?: string;
  readonly part?: string;
}
/** Visitors of this hour, the first of whom a release fails. */
async function visits(
  version: string,
  { all, failed, variant = 'all', merchant = 'SHOP', part = 'games', ...more }: Visits,
): Promise<void> {
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const rows = Array.from({ length: all }, (_, n) => ({
    ...{ merchantCode: merchant, hour, part, version, variant, kind: n < failed ? 'failure' : 'load' },
    ...{ visitor: `${version} ${n}`, address: more.address ?? `${version} ${n}` },
  }));
  for (let at = 0; at < rows.length; at += 1_000)
    await platform.db
      .insert(beaconVisitors)
      .values(rows.slice(at, at + 1_000))
      .onConflictDoNothing();
}

const said: string[] = [];
const told: Message[] = [];
/** Looks once; a browser sees what is given. */
async function looked(
  more: Partial<Guarding> = {},
  seen: Seen = { state: 'works', says: 'a browser shows it' },
): Promise<number> {
  said.length = 0;
  told.length = 0;
  const host: Pick<Host, 'site' | 'log' | 'change'> = {
    site: () => site,
    log: () => readLog(site),
    change: (act) => withSite(site, act),
  };
  return look(host, {
    operations: { address: operations, key: opsKey },
    addressOf: () => address,
    dryRun: false,
    say: (line) => said.push(line),
    tell: async (message) => void told.push(message),
    open: async () => seen,
    ...more,
  });
}
const live = (channel = 'base') => liveRelease(readLog(site), 'games', channel)?.version;
const promote = (version: string, channel = 'base') =>
  promoteTogether(site, [{ part: 'games', version }], channel, { who: 'mali' });
/** 2.0.0 is live and fails for visitors. */
async function failing(): Promise<void> {
  promote('2.0.0');
  await visits('1.0.0', { all: 120, failed: 0 });
  await visits('2.0.0', { all: 20, failed: 10 });
}

it('takes back a shell whose files are right and that does not run: home is opened for it', async () => {
  for (const version of ['1.0.0', '2.0.0']) {
    publish(site, build('shell', version));
    promoteTogether(site, [{ part: 'shell', version }], 'base', { who: 'mali' });
  }
  await visits('1.0.0', { all: 120, failed: 0, part: 'shell' });
  await visits('2.0.0', { all: 20, failed: 10, part: 'shell' });
  const opened: string[] = [];
  const open: Guarding['open'] = async ({ paths }) => {
    opened.push(...paths);
    return { state: 'fails', says: 'it fails in a browser here' };
  };
  expect([await looked({ open }), opened]).toEqual([1, ['/m/home']]);
  expect(liveRelease(readLog(site), 'shell', 'base')?.version).toBe('1.0.0');
  const why = expect.stringContaining('it fails in a browser here');
  expect(told).toEqual([
    expect.objectContaining({ part: 'shell', version: '2.0.0', now: '1.0.0', releasedBy: 'mali', why }),
  ]);
});

describe('a release that fails in browsers, and here', () => {
  it('is taken back, with the evidence in the log, and whoever released it is told', async () => {
    await failing();
    missing.add('/games/2.0.0/list.js');
    expect(await looked()).toBe(1);
    expect(live()).toBe('1.0.0');
    const why = expect.stringMatching(
      /^games 2\.0\.0 fails more than 1\.0\.0: 10 of 20 visitors against 0 of 120, at least [\d.]+ percentage points more\. Loaded from here: \/games\/2\.0\.0\/list\.js is answered with 404\.$/,
    );
    expect(readLog(site).at(-1)).toMatchObject({ kind: 'rollback', version: '1.0.0', who: 'guard', why });
    expect(said).toEqual([
      expect.stringContaining('games 2.0.0 (base) is taken back; 1.0.0 is live for all. Released by mali.'),
    ]);
    expect(told).toEqual([
      {
        at: expect.any(String),
        part: 'games',
        channel: 'base',
        version: '2.0.0',
        now: '1.0.0',
        releasedBy: 'mali',
        why,
      },
    ]);
    expect(await looked()).toBe(0);
    expect(live()).toBe('1.0.0');
  });

  it('is taken back where its files are right and a browser sees it fail', async () => {
    await failing();
    expect(await looked({}, { state: 'fails', says: 'it fails in a browser here, at /m/home' })).toBe(1);
    expect(live()).toBe('1.0.0');
    expect(readLog(site).at(-1)?.why).toMatch(/Its files are right; it fails in a browser here, at \/m\/home\.$/);
  });

  it('is taken out of an experiment, which ends', async () => {
    setTraffic(site, 'games', { '1.0.0': 90, '2.0.0': 10 }, 'base', { who: 'mali' });
    await visits('1.0.0', { all: 120, failed: 0, variant: 'split' });
    await visits('2.0.0', { all: 20, failed: 10, variant: 'split' });
    missing.add('/games/2.0.0/list.css');
    expect(await looked()).toBe(1);
    expect(variantsOf(readLog(site), 'games', 'base')).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
    expect(readLog(site).at(-1)).toMatchObject({ kind: 'traffic', shares: {}, who: 'guard' });
  });

  it('of one merchant is judged by that merchant’s visitors, and taken back there alone', async () => {
    promote('2.0.0', 'SHOP');
    missing.add('/games/2.0.0/list.js');
    await visits('1.0.0', { all: 120, failed: 0, merchant: 'OTHER' });
    await visits('2.0.0', { all: 20, failed: 10, merchant: 'OTHER' });
    expect(await looked()).toBe(0);
    await visits('1.0.0', { all: 120, failed: 0, merchant: 'SHOP' });
    await visits('2.0.0', { all: 20, failed: 10, merchant: 'SHOP' });
    expect(await looked()).toBe(1);
    expect(readLog(site).at(-1)).toMatchObject({ kind: 'follow', channel: 'SHOP', who: 'guard' });
    // Visitors of a merchant with a release of its own say nothing of the base.
    promote('2.0.0', 'SHOP');
    promote('3.0.0');
    await visits('3.0.0', { all: 20, failed: 10, merchant: 'SHOP' });
    missing.add('/games/3.0.0/list.js');
    await looked();
    expect(live()).toBe('3.0.0');
  });

  it('damaged on the disk is taken back too', async () => {
    await failing();
    rmSync(path.join(site, 'games/2.0.0/release.json'));
    expect(await looked()).toBe(1);
    expect(live()).toBe('1.0.0');
  });
});

describe('nothing is taken back', () => {
  const stays = async (reason: RegExp) => {
    expect(told).toEqual([]);
    expect(said).toEqual([expect.stringMatching(reason)]);
    expect(live()).toBe('2.0.0');
  };

  it('for ten thousand forged failures from one address', async () => {
    promote('2.0.0');
    await visits('1.0.0', { all: 120, failed: 0 });
    await visits('2.0.0', { all: 10_000, failed: 10_000, address: 'one' });
    missing.add('/games/2.0.0/list.js');
    expect(await looked()).toBe(0);
    await stays(/stays\. It is not known that .*: 5 of 5 visitors against 0 of 120\.$/);
  });

  it('for failures forged from fifty addresses while the release loads', async () => {
    promote('2.0.0');
    await visits('1.0.0', { all: 120, failed: 0 });
    await visits('2.0.0', { all: 50, failed: 50 });
    expect(await looked()).toBe(0);
    await stays(
      /stays, since it does not fail here\. .*50 of 50 visitors.* Its files are right; a browser shows it\.$/,
    );
    expect(await looked({}, { state: 'unknown', says: 'there is no browser here' })).toBe(0);
    await stays(/there is no browser here\.$/);
  });

  it('where the site itself does not answer', async () => {
    await failing();
    for (const version of ['1.0.0', '2.0.0']) missing.add(`/games/${version}/list.js`);
    expect(await looked()).toBe(0);
    await stays(/Loaded from here 1\.0\.0 fails as well/);
  });

  it('where only the platform sees a failure, and visitors do not', async () => {
    promote('2.0.0');
    missing.add('/games/2.0.0/list.js');
    expect(await looked()).toBe(0);
    await stays(/too few visitors told of it and of 1\.0\.0/);
  });

  it('of a release that a person decided about in the meantime', async () => {
    await failing();
    const open = async (): Promise<Seen> => {
      promote('3.0.0');
      promote('2.0.0');
      return { state: 'fails', says: 'it fails' };
    };
    expect(await looked({ open })).toBe(0);
    await stays(/somebody decided in the meantime, so nothing was done/);
    expect(readLog(site).at(-1)).toMatchObject({ kind: 'promote', who: 'mali' });
  });

  it('twice in a row without a person', async () => {
    await failing();
    missing.add('/games/2.0.0/list.js').add('/games/3.0.0/list.js');
    expect(await looked()).toBe(1);
    promoteUnasked(site, 'games', '3.0.0');
    await visits('3.0.0', { all: 20, failed: 10 });
    expect(await looked()).toBe(0);
    expect([live(), ...said]).toEqual(['3.0.0', expect.stringMatching(/a person has to decide/)]);
    promote('1.0.0');
    promote('3.0.0');
    expect(await looked()).toBe(0);
    expect(said).toEqual([expect.stringMatching(/It was live before, so it is judged from \S+:00:00\.000Z on\.$/)]);
    const later = Date.now() + 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await visits('3.0.0', { all: 30, failed: 15 });
    clock.mockRestore();
    expect(await looked()).toBe(1);
    expect(live()).toBe('1.0.0');
  });

  it('when it is only asked what would be', async () => {
    await failing();
    missing.add('/games/2.0.0/list.js');
    expect(await looked({ dryRun: true })).toBe(0);
    await stays(/^Would be taken back: games 2\.0\.0 \(base\)\. /);
  });
});

describe('the command', () => {
  const run = (words: readonly string[], env = { OPS_KEY: opsKey }) =>
    command.run(site, ['guard', '--ops', operations, '--address', address, ...words], env);

  it('takes back, ends with 4, and posts a message; one that nobody takes changes nothing', async () => {
    await failing();
    missing.add('/games/2.0.0/list.js');
    expect(await run(['--tell', `${address}/hook`])).toMatchObject({ code: 4, stderr: '' });
    expect(posted).toMatchObject([{ part: 'games', version: '2.0.0', now: '1.0.0', releasedBy: 'mali' }]);
    expect(await run([])).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was released') });
    promote('2.0.0');
    await platform.db.update(beaconVisitors).set({ hour: new Date(Date.now() + 3_600_000) });
    expect(await run(['--tell', 'http://127.0.0.1:1'])).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/^Nobody was told: 127\.0\.0\.1:1 did not answer/),
    });
    expect(live()).toBe('1.0.0');
  });

  it.each([
    ['without a key', [], { OPS_KEY: '' }, /give their key in OPS_KEY/, 2],
    ['with a wrong key', [], { OPS_KEY: 'wrong' }, /answered 403/, 1],
    ['with no address', ['--address', 'shop'], { OPS_KEY: opsKey }, /has to be an address/, 2],
    ['too often', ['--watch', '1'], { OPS_KEY: opsKey }, /whole number of seconds, 10 at least/, 2],
  ])('%s says so, and does nothing', async (_, words, env, says, code) => {
    await failing();
    missing.add('/games/2.0.0/list.js');
    expect(await run(words, env)).toMatchObject({ code, stderr: expect.stringMatching(says) });
    expect(live()).toBe('2.0.0');
  });
});
