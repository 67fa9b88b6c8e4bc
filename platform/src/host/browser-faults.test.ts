import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app';
import { openTestPlatform, type TestPlatform } from '../testing';
import { siteHost } from './site-host';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-faults-'));
const HOST = 'shop.example';
const ENTRY = '/games/1.0.0/remoteEntry.0a1b.js';
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let without: typeof app;
beforeAll(async () => {
  for (const name of [ENTRY, '/games/1.0.0/list.js', '/games/1.0.0/list.css', '/wallet/1.0.0/remoteEntry.js']) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'whole');
  }
  mkdirSync(path.join(folder, 'live/base'), { recursive: true });
  for (const name of ['index.html', 'discovery.json']) writeFileSync(path.join(folder, 'live/base', name), '{}');
  platform = await openTestPlatform();
  await platform.makeMerchant({ code: 'SHOP', hosts: [HOST] });
  const open = (tests: boolean) =>
    buildApp({ db: platform.db, switches: { demo: false, tests }, site: siteHost({ folder, faults: true }) });
  [app, without] = [await open(true), await open(false)];
});
afterAll(async () => {
  await app?.close();
  await without?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, cookie = '', on = app) =>
  on.inject({ url, headers: { host: HOST, ...(cookie && { cookie }) } });

/** Orders faults as a tester does, and gives the cookie that the browser then has. */
async function order(query: string): Promise<string> {
  const answer = await get(`/m/gameList?gameType=RNG&${query}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/m/gameList?gameType=RNG']);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  return answer.headers['set-cookie']?.toString().split(';')[0] ?? '';
}

describe('faults of one browser', () => {
  it('strike the files that are named, and nothing of anybody else', async () => {
    const cookie = await order('fault=games:entry-404');
    expect((await get(ENTRY, cookie)).statusCode).toBe(404);
    for (const other of ['/games/1.0.0/list.js', '/games/1.0.0/list.css', '/wallet/1.0.0/remoteEntry.js'])
      expect([other, (await get(other, cookie)).body]).toEqual([other, 'whole']);
    expect((await get(ENTRY)).body).toBe('whole');
  });

  it.each([
    ['games:stylesheet-500', '/games/1.0.0/list.css', 500],
    ['games:chunk-html', '/games/1.0.0/list.js', 200],
    ['wallet:any-404', '/wallet/1.0.0/remoteEntry.js', 404],
    ['/wps/system/status:500', '/wps/system/status', 500],
    ['/wps/system/status:expired', '/wps/system/status', 401],
  ])('%s strikes %s', async (word, url, status) => {
    const answer = await get(url, await order(`fault=${encodeURIComponent(word)}`));
    expect([answer.statusCode, answer.body === 'whole']).toEqual([status, false]);
  });

  it('are several, and end with none', async () => {
    const cookie = await order('fault=games:entry-404&fault=wallet:entry-500');
    expect((await get(ENTRY, cookie)).statusCode).toBe(404);
    expect((await get('/wallet/1.0.0/remoteEntry.js', cookie)).statusCode).toBe(500);
    expect(await order('fault=none')).toBe('foyer-fault=');
  });

  it('that nobody knows are said, and set nothing', async () => {
    for (const word of ['games', 'games:entry-melt', '../x:any-404', '/m/home:500', '<script>', 'games:toString-404']) {
      const answer = await get(`/m/home?fault=${encodeURIComponent(word)}`);
      expect([word, answer.statusCode, answer.headers['set-cookie']]).toEqual([word, 400, undefined]);
      expect(answer.body).not.toContain(word === 'games' ? '<' : word);
    }
  });

  it('are nothing without the switch of the tests', async () => {
    const opened = await get('/m/home?fault=games:entry-404', '', without);
    expect([opened.statusCode, String(opened.headers['set-cookie'])]).toEqual([
      200,
      expect.not.stringContaining('fault'),
    ]);
    expect((await get(ENTRY, 'foyer-fault=games:entry-404', without)).body).toBe('whole');
    const call = await get('/wps/system/status', 'foyer-fault=/wps/system/status:500', without);
    expect(call.statusCode).toBe(200);
  });
});
