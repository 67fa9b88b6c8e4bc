import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { buildApp } from '../app';
import { createMerchant } from '../base/sites/create-merchant';
import { openOwnDatabase } from '../testing/engine';
import { listen, openLine } from '../testing/raw';
import { releaseFileOf } from './release-file';
import { siteHost } from './site-host';
import { spellings } from './spellings.testing';

jest.setTimeout(300_000);

const CANARY = 'canary-that-nobody-may-see';
const RUNS = 10_000;
const VERSION = '1.0.0-aa11';
const data = mkdtempSync(path.join(tmpdir(), 'foyer-paths-'));
const site = path.join(data, 'site');
const put = (name: string, content: string) => {
  const file = path.join(data, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

let port: number;
let naivePort: number;
let close: () => Promise<void>;
beforeAll(async () => {
  for (const name of ['ops-key', 'site/log/releases.jsonl', 'site/live/base/secret.json', 'site/live/W3/secret.json'])
    put(name, CANARY);
  for (const name of ['site/live/W3/first/m/secret.json', 'site/games/secret.json', 'site/.secret/v/secret.json'])
    put(name, CANARY);
  for (const name of ['.generations/a/base/secret.json', '.documents/a/secret.json']) put(`site/${name}`, CANARY);
  for (const name of ['index.html', 'discovery.json', 'taken-back.json', 'sw.js', 'first/other.json'])
    put(`site/live/base/${name}`, '{}');
  put(`site/games/${VERSION}/main.js`, 'the game');
  put(`site/games/${VERSION}/i18n/TY.json`, '{"the":"texts"}');
  const database = await openOwnDatabase();
  await createMerchant(database.db, { code: 'DEMO' });
  const app = await buildApp({
    db: database.db,
    opsKey: 'key',
    switches: { demo: false, tests: true },
    site: siteHost({ folder: site, faults: true }),
  });
  port = await listen(app);
  // A careless host decodes and joins the path.
  const naive = createServer((request, response) => {
    const file = path.join(site, decoded((request.url ?? '').split('?')[0] ?? '').replaceAll('\\', '/'));
    readFile(file).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve));
  naivePort = (naive.address() as AddressInfo).port;
  close = async () => {
    naive.closeAllConnections();
    await new Promise((resolve) => naive.close(resolve));
    await app.close();
    await database.close();
  };
});
afterAll(async () => {
  await close?.();
  rmSync(data, { recursive: true, force: true });
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Requests every address over one connection, reopened when closed; returns those that showed a canary. */
async function shown(to: number, urls: readonly string[]): Promise<string[]> {
  const line = openLine(to);
  const found: string[] = [];
  for (const url of urls) {
    if ((await line.ask(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).includes(CANARY)) found.push(url);
  }
  line.close();
  return found;
}

const order = (kind: string) =>
  fetch(`http://127.0.0.1:${port}/_ops/merchants/DEMO/faults`, {
    method: 'POST',
    headers: { 'x-ops-key': 'key', 'content-type': 'application/json' },
    body: JSON.stringify({ pattern: '.', kind }),
  });
const repair = () =>
  fetch(`http://127.0.0.1:${port}/_ops/merchants/DEMO/faults`, { method: 'DELETE', headers: { 'x-ops-key': 'key' } });
afterEach(repair);

describe('the files of the host', () => {
  it('are served where they are files of a release', async () => {
    for (const [file, content] of [
      ['main.js', 'the game'],
      ['i18n/TY.json', '{"the":"texts"}'],
    ]) {
      const answer = await fetch(`http://127.0.0.1:${port}/games/${VERSION}/${file}?again=1`);
      expect([answer.status, await answer.text()]).toEqual([200, content]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it.each([
    '/games/..%2flog/releases.jsonl',
    '/games/..%2Flive/base/secret.json',
    '/games/%2e%2e/log/releases.jsonl',
    '/games/../log/releases.jsonl',
    '/games/../../ops-key',
    '/games/..%2f../ops-key',
    '/games/1.0.0-aa11/../../log/releases.jsonl',
    '/games/1.0.0-aa11/..%2f..%2f..%2fops-key',
    '/games/1.0.0-aa11/..%5c..%5c..%5cops-key',
    '/games/1.0.0-aa11/%2e%2e/secret.json',
    '/live/base/secret.json',
    '/log/x/../releases.jsonl',
    '/.secret/v/secret.json',
    '/.generations/a/base/secret.json',
    '/.documents/a/secret.json',
    '//games/..//log/releases.jsonl',
  ])('and nothing else is, whole, tampered with or cut: %s', async (url) => {
    expect(await shown(port, [url])).toEqual([]);
    for (const kind of ['tamper', 'cut']) {
      await order(kind);
      expect(await shown(port, [url])).toEqual([]);
      await repair();
    }
  });

  it(`show nothing of what lies beside them under any of ${RUNS} spellings, whatever fault is ordered`, async () => {
    const urls = fc.sample(spellings, { numRuns: RUNS, seed: 20_260_314 });
    const third = Math.ceil(RUNS / 3);
    expect(await shown(port, urls.slice(0, third))).toEqual([]);
    await order('tamper');
    expect(await shown(port, urls.slice(third, 2 * third))).toEqual([]);
    await repair();
    await order('cut');
    expect(await shown(port, urls.slice(2 * third))).toEqual([]);
    // The fault struck its file, and the server still runs.
    await repair();
    await order('tamper');
    const answer = await fetch(`http://127.0.0.1:${port}/games/${VERSION}/main.js`);
    expect(await answer.text()).toBe('the game\n/* changed */');
  });

  it('would be leaked to these spellings if paths were joined undecoded', async () => {
    const urls = fc.sample(spellings, { numRuns: 1000, seed: 20_260_314 });
    expect((await shown(naivePort, urls)).length).toBeGreaterThan(50);
  });

  it('have addresses whose every part is checked before anything is read', () => {
    expect(releaseFileOf(`/games/${VERSION}/main.js?x=/../..`)).toEqual({
      part: 'games',
      version: VERSION,
      file: 'main.js',
    });
    fc.assert(
      fc.property(spellings, (url) => {
        const file = releaseFileOf(url);
        if (file === undefined) return;
        const place = path.resolve(site, file.part, file.version, file.file);
        expect(place).toBe([site, file.part, file.version, file.file].join('/'));
        expect(['live', 'log']).not.toContain(file.part);
      }),
      { numRuns: RUNS },
    );
  });
});
