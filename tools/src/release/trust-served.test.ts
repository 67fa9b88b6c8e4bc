import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '../../../platform/src/app';
import { siteHost } from '../../../platform/src/host/site-host';
import { openTestPlatform, type TestPlatform } from '../../../platform/src/testing';
import { root } from '../paths';
import { promote } from './releases';
import { demandTrust, keyring, publishSigned } from './testing/trusted-host';

const keys = keyring();
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-served-'));
const at = (name: string) => path.join(folder, name);
const site = at('site');
beforeAll(() => {
  demandTrust(site, keys);
  for (const version of ['1.0.0', '1.1.0']) publishSigned(site, keys, 'games', version);
  publishSigned(site, keys, 'shell', '1.0.0');
  promote(site, 'shell', '1.0.0');
  promote(site, 'games', '1.0.0');
});
afterAll(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes the live discovery document of the base by hand. */
function tamper(store: string): void {
  const file = path.join(realpathSync(path.join(store, 'live')), 'base', 'discovery.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.1.0', '6.6.6'));
}

describe('a platform with TRUST_ROOT', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform();
    await platform.makeMerchant({ code: 'REAL', hosts: ['real.example'] });
  });
  afterAll(() => platform?.close());

  it('answers with signed documents alone, whatever happens to the store', async () => {
    const store = at('store');
    cpSync(site, store, { recursive: true, verbatimSymlinks: true });
    const trust = { own: at('own'), root: keys.key('root') };
    const app = await buildApp({ db: platform.db, site: siteHost({ folder: store, faults: false, trust }) });
    const get = async (url: string) => {
      const { statusCode, body } = await app.inject({ url, headers: { host: 'real.example' } });
      return [statusCode, body] as const;
    };
    const served = async () => (await get('/discovery.json'))[1].match(/\/games\/([\d.]+)\//)?.[1];
    try {
      expect(await served()).toBe('1.0.0');
      expect(await get('/m/home')).toEqual([200, 'shell of shell 1.0.0']);
      expect(await get('/sw.js')).toEqual([200, 'worker of shell 1.0.0']);
      expect((await get('/first/m/home.json'))[0]).toBe(200);
      promote(store, 'games', '1.1.0');
      tamper(store);
      expect(await served()).toBe('1.0.0');
      rmSync(store, { recursive: true });
      expect(await served()).toBe('1.0.0');
      expect(await get('/m/home')).toEqual([200, 'shell of shell 1.0.0']);
      // Files of releases come from the host of their part, which has them or not.
      expect((await get('/games/1.0.0/remoteEntry.js'))[0]).toBe(404);
    } finally {
      await app.close();
    }
  });

  it('answers 503 as long as it never found anything right', async () => {
    const store = at('wrong');
    cpSync(site, store, { recursive: true, verbatimSymlinks: true });
    const trust = { own: at('own-of-wrong'), root: keys.key('foreign') };
    const app = await buildApp({ db: platform.db, site: siteHost({ folder: store, faults: false, trust }) });
    const answer = await app.inject({ url: '/m/home', headers: { host: 'real.example' } });
    await app.close();
    expect(answer.statusCode).toBe(503);
  });
});

describe('take-up beside an edge', () => {
  const started: ChildProcess[] = [];
  afterAll(() => {
    for (const each of started) each.kill('SIGKILL');
  });
  const run = (env: Readonly<Record<string, string>>, ...words: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/take-up.ts', ...words], {
      cwd: path.join(root, 'platform'),
      env: { ...process.env, TRUST_ROOT: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return child;
  };

  it('keeps a folder that nginx serves in place of the store, and tells what it refuses', async () => {
    const store = at('edge');
    cpSync(site, store, { recursive: true, verbatimSymlinks: true });
    const child = run({ TRUST_ROOT: keys.key('root') }, store, at('edge-own'));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await lines.next()).value as string) as { event: string; msg: string };
    expect((await next()).event).toBe('documents.taken');
    const read = (where: string, file: string) => readFileSync(path.join(where, 'live', 'base', file), 'utf8');
    for (const file of ['index.html', 'discovery.json', 'sw.js', 'first/other.json', 'first/m/home.json'])
      expect([file, read(at('edge-own'), file)]).toEqual([file, read(store, file)]);
    promote(store, 'games', '1.1.0');
    expect((await next()).event).toBe('documents.taken');
    expect(read(at('edge-own'), 'discovery.json')).toContain('/games/1.1.0/');
    rmSync(store, { recursive: true });
    expect(await next()).toMatchObject({ event: 'documents.refused', msg: expect.stringContaining('not there') });
    expect(read(at('edge-own'), 'discovery.json')).toContain('/games/1.1.0/');
  });

  it.each([
    [{}, ['a', 'b'], 'TRUST_ROOT is not set'],
    [{ TRUST_ROOT: 'no key' }, ['a', 'b'], 'TRUST_ROOT should be the public key of a root'],
    [{ TRUST_ROOT: keys.key('root') }, ['a'], 'take-up.js <store> <folder>'],
  ])('says what it lacks, and ends (%#)', async (env, words, sentence) => {
    const child = run(env as Record<string, string>, ...words);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
