import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { experimentsIn } from '@foyer/shared/remote';
import type { Site } from '../../../../platform/src/base/sites/site';
import { consoleOf, type TestConsole } from '../../../../platform/src/console/console.testing';
import { openTestPlatform, type TestPlatform } from '../../../../platform/src/testing';
import { partOn } from '../command/host';
import { readLog } from '../log';
import { allow } from '../origins/change';
import { publish } from '../publish';
import { promote, withSite } from '../releases';
import { build, filesOfPart, POLICY, shellForOthers } from '../testing/builds';
import { type BundledCommand, bundledCommand } from '../testing/bundled-command';
import { otherOrigin } from '../testing/other-origin';
import { type Carrying, carryOut, type OrderedHost } from './carry-out';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-orders-'));
const releasesDir = path.join(folder, 'served');
let platform: TestPlatform;
let address = '';
let command: BundledCommand;
let shop: Site;
let at: TestConsole;
let cookie = '';
let site = '';
let serial = 0;
let said: string[] = [];

beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops', releasesDir });
  [shop, address] = [await platform.makeMerchant(), await platform.app.listen({ port: 0, host: '127.0.0.1' })];
  at = consoleOf(platform, shop);
  cookie = await at.enter('anna', 'editor');
  command = await bundledCommand();
});
afterAll(async () => {
  command?.remove();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  serial += 1;
  said = [];
  site = path.join(folder, `host-${serial}`);
  for (const part of ['games', 'wallet']) for (const version of ['1.0.0', '2.0.0']) publish(site, build(part, version));
  for (const part of ['games', 'wallet']) promote(site, part, '1.0.0');
  if (serial > 1) unlinkSync(releasesDir);
  symlinkSync(site, releasesDir);
});

const hostAt = (): OrderedHost => ({
  site: () => site,
  change: (act) => withSite(site, act),
  partOf: (name) => partOn(site, name),
});
const carrying = (): Carrying => ({ operations: { address, key: 'ops' }, say: (line) => said.push(line) });
const look = () => carryOut(hostAt(), carrying());
const start = async (name: string, more: object = {}) => {
  const body = {
    ...{ id: randomUUID(), name, part: 'games', arms: ['old:1.0.0=50', 'new:2.0.0=50'], why: 'Asked by product' },
    ...{ hypothesis: 'Larger cards', until: '2999-01-31', metric: 'deposit', guardrails: ['failures'], ...more },
  };
  expect((await at.send('POST', '/orders/start', { cookie, body })).status).toBe(202);
  return body.id;
};
const stop = (name: string) =>
  at.send('POST', '/orders/stop', { cookie, body: { id: randomUUID(), name, why: 'Nothing seen' } });
const orders = async () => (await at.send('GET', '/experiments', { cookie })).value.orders;
const running = () => experimentsIn(readLog(site)).flatMap((each) => (each.endedAt === undefined ? [each] : []));

describe('an order of the console', () => {
  it('starts and stops an experiment of its merchant, with who and why in the log, and the console sees it', async () => {
    const id = await start('cards', { group: 'money=50' });
    expect(await look()).toBe(1);
    expect(running()).toMatchObject([{ name: 'cards', on: shop.code, group: { name: 'money', buckets: [0, 5_000] } }]);
    expect(readLog(site).at(-1)).toMatchObject({
      who: `anna (${shop.code}, console)`,
      why: 'Asked by product',
      order: id,
    });
    const told = `cards runs on games until 2999-01-31 00:00 UTC: old:1.0.0=25 new:2.0.0=25 (${shop.code})`;
    expect((await orders())[0]).toMatchObject({ state: 'done', said: told });
    expect(said).toEqual([`${told} Ordered by anna of ${shop.code}.`]);
    expect((await at.send('GET', '/experiments/cards', { cookie })).value).toMatchObject({
      state: 'running',
      own: true,
    });
    expect((await stop('cards')).status).toBe(202);
    await look();
    expect(running()).toEqual([]);
    expect(await look()).toBe(0);
  });

  it.each<[string, object, RegExp]>([
    ['with one arm', { arms: ['1.0.0=50'] }, /^An experiment has two arms or more/],
    ['with a release that was never published', { arms: ['1.0.0=50', '9.9.9=50'] }, /never published/],
    ['with an end that is over', { until: '2020-01-31' }, /is no end/],
    ['without a hypothesis', { hypothesis: ' ' }, /needs a hypothesis/],
    ['of the shell', { part: 'shell' }, /Visitors of the shell are divided by the operator/],
    ['of no part', { part: 'nothing' }, /"nothing" is not a part/],
    ['with shares above all', { arms: ['1.0.0=50', '2.0.0=60'] }, /add up to 110/],
    ['with stakes and no difference', { metric: 'stake' }, /Stakes need the difference/],
    ['of a group that is none', { group: '=5' }, /is no group such as/],
  ])('is refused by the command itself: one %s', async (_, more, reason) => {
    await start(`refused-${++serial}`, more);
    const log = readLog(site);
    await look();
    expect(readLog(site)).toEqual(log);
    expect((await orders())[0]).toMatchObject({ state: 'refused', said: expect.stringMatching(reason) });
  });

  it('is carried out once, though the command was ended before it could say so', async () => {
    await start('killed');
    const deaf = { ...carrying(), operations: { address: 'http://127.0.0.1:1', key: 'ops' } };
    await expect(carryOut(hostAt(), deaf)).rejects.toThrow('The operations at http://127.0.0.1:1 do not answer: ');
    expect(running()).toEqual([]);
    const whole = hostAt();
    const dies: OrderedHost = {
      ...whole,
      change: async (act) => {
        await whole.change(act);
        throw new Error('ended here');
      },
    };
    await expect(carryOut(dies, carrying())).rejects.toThrow('ended here');
    expect(running()).toMatchObject([{ name: 'killed' }]);
    const log = readLog(site);
    await look();
    expect(readLog(site)).toEqual(log);
    expect((await orders())[0]).toMatchObject({ name: 'killed', state: 'done' });
  });

  it('waits, and is refused to nobody, while the host demands a key that is not there', async () => {
    const done = async (...words: string[]) =>
      expect(await command.run(site, words)).toMatchObject({ code: 0, stderr: '' });
    const keys = mkdtempSync(path.join(folder, 'keys-'));
    const key = (name: string) => path.join(keys, `${name}.key`);
    for (const name of ['root', 'team', 'online']) await done('keys', 'new', key(name));
    const added = ['--team', `*=${key('team')}.pub`, '--online', `${key('online')}.pub`];
    await done('keys', 'begin', '--root', key('root'), ...added);
    await start('unsigned');
    await expect(look()).rejects.toThrow(/RELEASE_ONLINE_KEY/);
    expect((await orders())[0]).toMatchObject({ name: 'unsigned', state: 'pending', said: null });
    for (const { id } of await orders()) await at.ops('POST', `/console/orders/${id}`, { state: 'refused', said: 'x' });
  });

  it('never tells of another merchant, nor of folders of the host', async () => {
    promote(site, 'games', '1.0.0', 'RIVAL');
    await start('rival', { arms: ['1.0.0=50', 'x:RIVAL=50'] });
    await start('folders', { arms: ['1.0.0=50', `x:${site}=50`] });
    await look();
    expect((await orders()).slice(0, 2).map((each: { said: string }) => each.said)).toEqual([
      expect.not.stringContaining(site),
      expect.not.stringContaining('RIVAL'),
    ]);
    expect(said.join('\n')).toContain(site);
  });
});

it('an order for a release at another origin is carried out once the origin is allowed and the files there are right', async () => {
  const team = await otherOrigin();
  try {
    const built = build('games', '3.0.0', { info: { address: `${team.origin}/games/3.0.0/`, elsewhere: true } });
    publish(site, built);
    publish(site, shellForOthers('1.0.0'));
    promote(site, 'shell', '1.0.0');
    const arms = ['old:1.0.0=50', 'new:3.0.0=50'];
    await start('elsewhere', { arms });
    await look();
    expect((await orders())[0]).toMatchObject({
      state: 'refused',
      said: expect.stringContaining('does not allow games'),
    });
    expect(team.asked).toEqual([]);
    allow(site, { part: 'games', origin: team.origin, on: 'base' }, {});
    for (const name of [...Object.keys(filesOfPart('games', '3.0.0')), 'release.json'])
      team.files.set(
        `/games/3.0.0/${name}`,
        name === 'list.js' ? 'changed' : readFileSync(path.join(built.folder, name)),
      );
    await start('changed', { arms });
    await look();
    expect((await orders())[0]).toMatchObject({
      state: 'refused',
      said: expect.stringContaining('/games/3.0.0/list.js is not as it was published'),
    });
    expect(running()).toEqual([]);
    team.files.set('/games/3.0.0/list.js', readFileSync(path.join(built.folder, 'list.js')));
    team.asked.length = 0;
    await start('right', { arms });
    await look();
    expect((await orders())[0]).toMatchObject({ state: 'done', said: expect.stringContaining('new:3.0.0=50') });
    expect(team.asked).toContain('/games/3.0.0/list.js');
    expect(running()).toMatchObject([{ name: 'right', on: shop.code }]);
    const [document, ofMerchant] = ['base', shop.code].map((channel) =>
      readFileSync(path.join(site, 'live', channel, 'index.html'), 'utf8'),
    );
    expect([document, ofMerchant]).toEqual([POLICY, expect.stringContaining(`${team.origin}/games/3.0.0/`)]);
  } finally {
    await team.close();
  }
});

it('the command carries orders out once, and says that there are none', async () => {
  const run = (...words: string[]) => command.run(site, ['orders', '--ops', address, ...words], { OPS_KEY: 'ops' });
  await start('by-command');
  const log = readLog(site);
  expect((await run('--dry-run')).stdout).toMatch(/^Waits: start by-command[.] Ordered by anna of/);
  expect(readLog(site)).toEqual(log);
  expect((await run()).stdout).toMatch(/^by-command runs on games until .* Ordered by anna of/);
  expect((await run()).stdout).toBe('Nobody ordered anything.\n');
  expect(JSON.parse((await run('--json')).stdout)).toMatchObject({ dryRun: false, carried: 0, said: [] });
  expect((await command.run(site, ['orders', '--ops', address], { OPS_KEY: '' })).stderr).toMatch(
    /give their key in OPS_KEY/,
  );
  expect((await command.run(site, ['orders', '--watch', '0'], { OPS_KEY: 'ops' })).stderr).toMatch(/1 at least/);
});

it('the command that looks again and again says that it lives after each look that went well, and gives up where none does', async () => {
  const alive = path.join(folder, 'alive');
  const watch = (ops: string) => ['orders', '--ops', ops, '--alive', alive, '--watch', '1', '--give-up', '1'];
  const away = await command.run(site, watch('http://127.0.0.1:1'), { OPS_KEY: 'ops' });
  expect([away.code, away.stdout, existsSync(alive)]).toEqual([
    1,
    expect.stringMatching(/^Orders of the console wait: /),
    false,
  ]);
  expect(away.stderr).toMatch(/Failed looks in a row: 1/);
  const once = await command.run(site, ['orders', '--ops', address, '--alive', alive], { OPS_KEY: 'ops' });
  expect([once.code, existsSync(alive)]).toEqual([0, true]);
});

it('the report of an experiment is read in a terminal, by merchant where it runs for all', async () => {
  const run = (...words: string[]) => command.run(site, ['experiment', ...words], { OPS_KEY: 'ops' });
  const terms = ['--hypothesis', 'Larger cards', '--until', '2999-01-31', '--metric', 'deposit'];
  await run('start', 'everywhere', 'games', 'old:1.0.0=50', 'new:2.0.0=50', ...terms);
  const { code, stdout } = await run('report', 'everywhere', '--ops', address);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^everywhere on games [(]base[)], running\nNobody was exposed yet[.]\n {2}old [(]1[.]0[.]0[)]: 0 visitors, deposit –\n/,
    ),
  ]);
  expect(JSON.parse((await run('report', 'everywhere', '--ops', address, '--json')).stdout)).toMatchObject({
    ...{ name: 'everywhere', state: 'running', merchants: [] },
  });
  expect((await run('report', 'never-was', '--ops', address)).code).toBe(1);
});
