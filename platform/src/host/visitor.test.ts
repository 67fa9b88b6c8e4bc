import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DiscoveredRelease, pickRelease } from '@foyer/shared/remote';
import { buildApp } from '../app';
import { openTestPlatform, type TestPlatform } from '../testing';
import { siteHost } from './site-host';

const HOST = 'shop.example';
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-visitor-'));
const put = (name: string, content: string) => {
  const file = path.join(folder, 'live/base', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const shell = (version: string, isDefault: boolean): DiscoveredRelease => ({
  ...{ url: '', metadata: { version, integrity: '' }, deployment: { traffic: 50, default: isDefault } },
  extras: { pages: {}, widgets: {}, shared: {} },
});
const shells = [shell('1.0.0', true), shell('2.0.0', false)];
const versionFor = (name = '') => pickRelease('shell', shells, name)?.metadata.version;
const names = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(24, '0'));
const discovery = (of: readonly object[]) => JSON.stringify({ schema: '', microFrontends: { shell: of } });

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  platform = await openTestPlatform();
  await platform.makeMerchant({ code: 'SHOP', hosts: [HOST] });
  const now = () => platform.clock.now;
  app = await buildApp({ db: platform.db, now, trustProxy: ['127.0.0.1'], site: siteHost({ folder, faults: false }) });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  put('discovery.json', discovery([shell('1.0.0', true)]));
  put('index.html', 'shell 1.0.0');
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(cookie?: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: '/m/home', headers: { host: HOST, ...(cookie && { cookie }), ...headers } });
  const set = [answer.headers['set-cookie'] ?? []].flat().join();
  return { answer, set, name: /^foyer_visitor=([0-9a-f]{24});/.exec(set)?.[1] };
}

it('gives a browser without a name one that says nothing of a person, for its own copy of the document', async () => {
  const { answer, set, name } = await ask();
  expect(set).toBe(`foyer_visitor=${name}; Max-Age=34560000; Path=/; SameSite=Lax`);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie'),
  });
  expect((await ask()).name).not.toBe(name);
  expect((await ask(undefined, { 'x-forwarded-proto': 'https' })).set).toMatch(/; Secure/);
  const again = await ask(`foyer_visitor=${name}`);
  expect([again.set, again.answer.headers['cache-control']]).toEqual(['', 'no-cache']);
});

it.each(['', 'somebody', `${'0'.repeat(23)}G`, '../../../../../etc/pass', '0'.repeat(25)])(
  'takes no other name: %s',
  async (name) => expect((await ask(`foyer_visitor=${name}`)).name).toMatch(/^[0-9a-f]{24}$/),
);

describe('where visitors are divided among shells', () => {
  beforeEach(() => {
    put('discovery.json', discovery(shells));
    put('shell/2.0.0/discovery.json', discovery([...shells].reverse()));
    put('shell/2.0.0/index.html', 'shell 2.0.0');
  });

  it('gives each visitor one of them, from the first document on', async () => {
    for (const name of names) {
      const { answer, set } = await ask(`foyer_visitor=${name}`);
      expect([answer.body, set]).toEqual([`shell ${versionFor(name)}`, '']);
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
    }
    expect(new Set(names.map(versionFor))).toEqual(new Set(['1.0.0', '2.0.0']));
    for (let visit = 0; visit < 10; visit += 1) {
      const { answer, name } = await ask();
      expect(answer.body).toBe(`shell ${versionFor(name)}`);
    }
  });

  it('gives the default to a browser that has a page of this site and keeps no cookies', async () => {
    for (let visit = 0; visit < 10; visit += 1)
      expect((await ask(undefined, { 'sec-fetch-site': 'same-origin' })).answer.body).toBe('shell 1.0.0');
  });
});
