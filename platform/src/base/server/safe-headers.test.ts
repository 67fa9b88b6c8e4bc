import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app';
import { documentHeaders, NO_FRAMES } from '../../host/document-headers';
import { siteHost } from '../../host/site-host';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { merchants } from '../db/schema';
import { EVERYWHERE, HSTS } from './safe-headers';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-headers-'));
const live = path.join(folder, 'live/base');
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'games/1.0.0'), { recursive: true });
  mkdirSync(live, { recursive: true });
  for (const name of ['index.html', 'discovery.json', 'taken-back.json', 'sw.js'])
    writeFileSync(path.join(live, name), '{}');
  writeFileSync(path.join(folder, 'games/1.0.0/main.js'), '1');
  platform = await openTestPlatform();
  await platform.makeMerchant({ code: 'REAL', hosts: ['real.example'] });
  await platform.makeMerchant({ code: 'LOCAL', hosts: ['local.localhost', '192.0.2.7'] });
  const external = { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.example' };
  await platform.makeMerchant({ code: 'KEYS', hosts: ['keys.example'], external });
  app = await buildApp({ db: platform.db, site: siteHost({ folder, faults: false }) });
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

const headers = async (url: string, host = 'real.example') => (await app.inject({ url, headers: { host } })).headers;
const ADDRESSES = [
  ...[
    '/m/home',
    '/',
    '/site.json',
    '/discovery.json',
    '/taken-back.json',
    '/first/m/home.json',
    '/pictures/m/login.html',
    '/sw.js',
    '/games/1.0.0/main.js',
    '/healthz',
  ],
  ...[
    '/wps/system/status',
    '/wps/none',
    '/nothing',
    '/games/..%2fx/y',
    '/art/logo/icon.svg',
    '/_ops/outbox',
    '/art/none',
  ],
];

describe('every answer', () => {
  it.each(ADDRESSES)('%s has a fixed content type, demands https and cannot be framed', async (url) => {
    const found = await headers(url);
    expect(found['x-content-type-options']).toBe('nosniff');
    expect(found['strict-transport-security']).toBe(HSTS);
    expect(found['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(found['content-security-policy']).toMatch(/frame-ancestors 'none'|default-src 'none'/);
    expect(found['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
  });

  it('has them when refused, whatever is wrong with the request', async () => {
    for (const host of ['evil.example', 'real.example@evil.example'])
      expect(await headers('/m/home', host)).toMatchObject(EVERYWHERE);
    const unreadable = { method: 'POST', url: '/wps/session/login', payload: '{', headers: { host: 'real.example' } };
    expect((await app.inject(unreadable as object)).headers).toMatchObject(EVERYWHERE);
  });

  it('has them on the vendor’s origin too', async () => {
    const page = await headers('/play/lobby', 'play.localhost');
    expect(page).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it('demands no https on addresses and names of this machine, which have none', async () => {
    for (const host of ['local.localhost', 'play.localhost', '127.0.0.1', '[::1]:80', '192.0.2.7:4000'])
      expect((await headers('/healthz', host))['strict-transport-security']).toBeUndefined();
    expect((await headers('/healthz', 'notlocalhost'))['strict-transport-security']).toBe(HSTS);
  });
});

/** Only scripts with a known hash run, and who was kept from it is told. */
const INTEGRITY = {
  'integrity-policy': 'blocked-destinations=(script), endpoints=(integrity)',
  'reporting-endpoints': 'integrity="/integrity-reports"',
};

describe('a document', () => {
  it.each(['/', '/m', '/m/home', '/m/some/deep/link', '/register.html'])(
    '%s runs only scripts with a known hash, of the shell before and of a preview too',
    async (url) => {
      for (const cookie of ['', 'foyer_shell=before', 'foyer-preview=any'])
        expect((await app.inject({ url, headers: { host: 'real.example', cookie } })).headers).toMatchObject(INTEGRITY);
    },
  );

  it('cannot be framed or opened by others, runs only scripts with a known hash, uses no device features', async () => {
    expect(await headers('/m/home')).toMatchObject({
      'content-security-policy': "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      ...INTEGRITY,
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('has an opener policy where browsers heed one: by https and on this machine, not at a plain address', async () => {
    const opener = async (host: string, more: object = {}) =>
      (await app.inject({ url: '/m/home', headers: { host }, ...more })).headers['cross-origin-opener-policy'];
    for (const host of ['real.example', 'local.localhost'])
      expect([host, await opener(host)]).toEqual([host, 'same-origin']);
    expect(await opener('192.0.2.7:4000')).toBeUndefined();
    expect((await headers('/m/home', '192.0.2.7'))['permissions-policy']).toContain('camera=()');
    const behind = await buildApp({
      db: platform.db,
      trustProxy: ['127.0.0.1'],
      site: siteHost({ folder, faults: false }),
    });
    const answer = await behind.inject({
      url: '/m/home',
      headers: { host: '192.0.2.7', 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    await behind.close();
  });

  it('opened by a mailed link sends no referrer', async () => {
    expect((await headers('/m/forget?a=1&key=abc'))['referrer-policy']).toBe('no-referrer');
    expect((await headers('/m/forget?monkey=abc'))['referrer-policy']).not.toBe('no-referrer');
  });

  it('allows scripts without a hash and answering windows only for merchants with the external service', async () => {
    const found = await headers('/m/home', 'keys.example');
    expect([found['integrity-policy'], found['reporting-endpoints']]).toEqual([undefined, undefined]);
    expect(found['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('may be framed by whom the operator names', async () => {
    const other = await buildApp({
      db: platform.db,
      site: siteHost({ folder, faults: false, frameAncestors: 'https://partner.example' }),
    });
    const answer = await other.inject({ url: '/m/home', headers: { host: 'real.example' } });
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://partner.example');
    await other.close();
  });
});

describe('pictures and frames of a page', () => {
  const sources = async (host: string) => (await app.inject({ url: '/site.json', headers: { host } })).json().sources;

  it('come from the site and the vendor, and from where else the merchant says', async () => {
    expect(await sources('real.example')).toEqual({ pictures: [], frames: ['play.localhost'] });
    await platform.makeMerchant({
      code: 'CDN',
      hosts: ['cdn.example'],
      imageCdn: [
        'https://a.cdn.example/some/path',
        '//b.cdn.example:8443',
        '/own',
        'javascript:alert(1)',
        'data:x',
        '',
      ],
      pictureOrigins: ['https://news.example', 'https://x.example; script-src *'],
      frameOrigins: ['https://games.example'],
      theme: { logo: 'https://logo.example/mine.svg' },
    });
    expect(await sources('cdn.example')).toEqual({
      pictures: ['https://a.cdn.example', 'b.cdn.example:8443', 'https://news.example', 'https://logo.example'],
      frames: ['play.localhost', 'https://games.example'],
    });
    expect((await sources('keys.example')).frames).toContain('https://p.firebaseapp.example');
  });
});

it('nginx sends the same headers as the platform', async () => {
  const template = readFileSync(path.join(__dirname, '../../../../tools/deploy/nginx/edge.conf.template'), 'utf8');
  const [site] = await platform.db.select().from(merchants).limit(1);
  for (const value of Object.values(documentHeaders({ ...site, external: null }, NO_FRAMES)))
    expect(template.replace(/\$\{FRAME_ANCESTORS\}/g, NO_FRAMES)).toContain(value);
  for (const value of [HSTS, ...Object.values(EVERYWHERE)]) expect(template).toContain(value);
});
