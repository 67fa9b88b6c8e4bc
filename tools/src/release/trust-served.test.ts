import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '../../../platform/src/app';
import { documentReaders, documentRefusals } from '../../../platform/src/base/db/schema';
import { siteHost } from '../../../platform/src/host/site-host';
import { serverDocuments } from '../../../platform/src/host/trust/server-documents';
import { buildOperations } from '../../../platform/src/operations/listener';
import type { TrustState } from '../../../platform/src/operations/trust/state';
import { openTestPlatform, type TestPlatform } from '../../../platform/src/testing';
import { root } from '../paths';
import { promote } from './releases';
import { renew, settle } from './settle';
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
    const documents = serverDocuments(platform.db, { store, own: at('own'), root: keys.key('root') }, 4000);
    const app = await buildApp({ db: platform.db, documents, site: siteHost({ folder: store, faults: false }) });
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
      // What it looked at beside its answers is written down before another test reads who refuses what.
      await documents.look();
    }
  });

  it('tells operators what it refuses, by which check, what is served instead, how often, and when that is over', async () => {
    // Those of other tests are servers of the same database.
    for (const table of [documentReaders, documentRefusals]) await platform.db.delete(table);
    const store = at('told');
    cpSync(site, store, { recursive: true, verbatimSymlinks: true });
    let now = Date.now();
    const taking = { store, own: at('own-of-told'), root: keys.key('root') };
    const documents = serverDocuments(platform.db, taking, 4002, () => now);
    const operations = await buildOperations({ db: platform.db, opsKey: 'key', documents, now: () => new Date(now) });
    const get = async (url: string, key = 'key') => operations.inject({ url, headers: { 'x-ops-key': key } });
    const state = async () => {
      now += 11_000;
      const { ok, refusals } = (await get('/_ops/trust/state')).json<TrustState>();
      return { ok, told: refusals.filter(({ reader }) => reader.endsWith(':4002')) };
    };
    try {
      expect(await state()).toEqual({ ok: true, told: [] });
      // All of so small a site is read again at one look.
      const { readers } = (await get('/_ops/trust/state')).json<TrustState>();
      expect(readers).toMatchObject([{ roundEndedAt: new Date(now).toISOString() }]);
      expect((await get('/_ops/trust')).body).toMatch(
        new RegExp(`All files read again</th>.*<td><time datetime="${new Date(now).toISOString()}">`, 's'),
      );
      promote(store, 'games', '1.1.0');
      tamper(store);
      expect((await state()).ok).toBe(false);
      const { told } = await state();
      expect(told).toEqual([
        expect.objectContaining({
          ...{ kind: 'refused', check: 'changed', channel: 'base', times: 2, endedAt: null },
          sentence: 'The documents of base are not those of the statement.',
          served: expect.stringContaining('games 1.0.0'),
        }),
      ]);
      const page = (await get('/_ops/trust')).body;
      for (const text of ['Refused: A changed byte', 'games 1.0.0', 'Visitors get what was right last'])
        expect(page).toContain(text);
      settle(store);
      const after = await state();
      expect([after.ok, after.told.map(({ endedAt }) => typeof endedAt)]).toEqual([true, ['string']]);
      // A file of a release that is served is changed on the disk, and put back.
      const script = path.join(store, 'games/1.1.0/list.js');
      const right = readFileSync(script);
      writeFileSync(script, 'another script');
      expect(await state()).toMatchObject({
        ok: false,
        told: [{ kind: 'file', check: 'changed', part: 'games', version: '1.1.0', endedAt: null }, { kind: 'refused' }],
      });
      const shown = (await get('/_ops/trust')).body;
      for (const text of ['On the disk: A changed byte', 'A file of games 1.1.0 is not as published: list.js.'])
        expect(shown).toContain(text);
      writeFileSync(script, right);
      const whole = await state();
      expect([whole.ok, whole.told.map(({ endedAt }) => typeof endedAt)]).toEqual([true, ['string', 'string']]);
      // The statement of a week ends, and is served on with an alarm.
      now += 8 * 24 * 60 * 60 * 1000;
      expect(await state()).toMatchObject({
        ok: false,
        told: [{ kind: 'alarm', check: 'ended' }, { kind: 'file' }, { kind: 'refused' }],
      });
      expect((await get('/_ops/trust', 'guess')).statusCode).toBe(403);
    } finally {
      await operations.close();
    }
  });

  it('counts what browsers did not run, in few groups whatever is sent', async () => {
    const app = await buildApp({ db: platform.db });
    const operations = await buildOperations({ db: platform.db, opsKey: 'key' });
    const tell = (payload: string, address = '192.0.2.1') =>
      app.inject({
        ...({ method: 'POST', url: '/integrity-reports', payload, remoteAddress: address } as const),
        headers: { host: 'real.example', 'content-type': 'application/reports+json' },
      });
    const blocked = (blockedURL: unknown) => ({ type: 'integrity-violation', body: { blockedURL } });
    try {
      for (let n = 0; n < 20; n += 1)
        await tell(JSON.stringify([blocked(`https://x/games/9.9.${n}/<b>.js`), blocked(n), { type: 'csp-violation' }]));
      for (const wrong of ['{', '"x"', 'null', '[null]']) expect((await tell(wrong)).statusCode).toBe(204);
      expect((await tell(`[${'1'.repeat(20_000)}]`)).statusCode).toBe(413);
      const { refusals, ok } = (
        await operations.inject({ url: '/_ops/trust/state', headers: { 'x-ops-key': 'key' } })
      ).json<TrustState>();
      const told = refusals.filter(({ kind }) => kind === 'browser');
      expect(told).toMatchObject([{ channel: 'REAL', part: '', check: 'unhashed', times: 20, reader: 'browsers' }]);
      expect(JSON.stringify(told)).not.toContain('<b>');
      expect(ok).toBe(!refusals.some(({ kind, endedAt }) => kind !== 'browser' && endedAt === null));
      const answers: number[] = [];
      for (let n = 0; n < 31; n += 1) answers.push((await tell('[]', '192.0.2.2')).statusCode);
      expect(answers.filter((status) => status !== 204)).toHaveLength(1);
    } finally {
      await app.close();
      await operations.close();
    }
  });

  it('answers 503 as long as it never found anything right', async () => {
    const store = at('wrong');
    cpSync(site, store, { recursive: true, verbatimSymlinks: true });
    const documents = serverDocuments(platform.db, { store, own: at('own-of-wrong'), root: keys.key('foreign') }, 4001);
    const app = await buildApp({ db: platform.db, documents, site: siteHost({ folder: store, faults: false }) });
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
    // What it serves is read again at each look.
    writeFileSync(path.join(store, 'games/1.1.0/logo.svg'), 'another picture');
    renew(store);
    const more = [await next(), await next()].map(({ event, msg }) => `${event} ${msg}`).sort();
    expect(more).toEqual([
      expect.stringContaining('documents.taken'),
      expect.stringContaining('files.refused A changed byte: A file of games 1.1.0 is not as published: logo.svg.'),
    ]);
    rmSync(store, { recursive: true });
    // Files may be told before, of which it read while they were removed.
    let last = await next();
    while (last.event === 'files.refused') last = await next();
    expect(last).toMatchObject({ event: 'documents.refused', msg: expect.stringContaining('not there') });
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
