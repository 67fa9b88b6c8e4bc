import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@foyer/shared/contract';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { hashOf, previewToken } from '@foyer/shared/trust';
import { buildApp } from '../../app';
import { releaseLogOf } from '../../base/releases/released';
import { buildOperations } from '../../operations/listener';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { siteHost } from '../site-host';

const KEY = 'the key of the operations';
const HOST = 'shop.example';
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-preview-'));
const put = (name: string, content: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const lines: object[] = [];
/** Puts a release on the host, and its line into the log. */
function publish(
  part: string,
  version: string,
  more: { pages?: object; files?: Record<string, string>; entry?: string; shared?: object } = {},
) {
  const entry = more.entry ?? 'entry.js';
  const files = { [entry]: `${part} ${version}`, ...more.files };
  const hashes = Object.entries(files).map(([name, content]) => [name, hashOf(content)] as const);
  const description = JSON.stringify({
    ...{ name: part, version, entry, exposes: {}, pages: more.pages ?? {}, widgets: {}, shared: more.shared ?? {} },
    integrity: Object.fromEntries(hashes),
  });
  for (const [name, content] of Object.entries(files)) put(`${part}/${version}/${name}`, content);
  put(`${part}/${version}/release.json`, description);
  lines.push({ at: '', kind: 'publish', part, version, description: hashOf(description) });
}

const names = ({ has }: { has: string[] }) =>
  JSON.stringify({ shared: { '@foyer/shared/session': has }, calls: [], events: [], slots: [] });
const HTML = (shell: string) =>
  `<html>${shell}<script id="site"><!--# include virtual="/site.json" --></script><script id="discovery"><!--# include virtual="/discovery.json" --></script></html>`;
const live = (part: string, ...versions: string[]) =>
  versions.map((version) => ({
    url: `/${part}/${version}/entry.js`,
    metadata: { version, integrity: 'sha256-live' },
    deployment: { traffic: 100 / versions.length, default: true },
    extras: { pages: {}, widgets: {}, shared: {}, arms: [{ experiment: 'cards', arm: version, of: [] }] },
  }));

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let operations: Awaited<ReturnType<typeof buildOperations>>;
beforeAll(async () => {
  publish('games', '1.4.0');
  publish('games', '1.5.0', { pages: { '/m/gameList': { page: 'game-list', early: ['/wps/x'] } } });
  publish('games', '1.6.0', { pages: { '/m/mine': { page: 'mine' } } });
  publish('shell', '1.0.0', { entry: 'index.html', files: { 'index.html': HTML('old shell') } });
  const ribbon = { 'preview-ribbon.0a1b.js': 'the ribbon' };
  publish('shell', '2.0.0', { entry: 'index.html', files: { 'index.html': HTML('new shell'), ...ribbon } });
  publish('shell', '3.0.0', {
    ...{ entry: 'index.html', shared: { react: '20.0.0' } },
    files: { 'index.html': HTML('shell of another react'), ...ribbon, 'names.json': names({ has: ['useBet'] }) },
  });
  publish('games', '3.0.0', { shared: { react: '^20.0.0' } });
  publish('games', '3.1.0', { shared: { react: '^20.0.0' }, files: { 'names.json': names({ has: ['useWin'] }) } });
  put('log/releases.jsonl', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  const wallet = live('wallet', '1.0.0').map((each) => ({
    ...each,
    extras: { ...each.extras, pages: { '/m/mine': { page: 'mine' } } },
  }));
  const microFrontends = { shell: live('shell', '1.0.0'), games: live('games', '1.3.0', '1.4.0'), wallet };
  put('live/base/discovery.json', JSON.stringify({ schema: '', microFrontends }));
  put('live/base/index.html', HTML('live shell'));
  put('live/base/first/other.json', '{}');
  platform = await openTestPlatform();
  await platform.makeMerchant({ code: 'SHOP', hosts: [HOST] });
  await platform.makeMerchant({ code: 'OTHER', hosts: ['other.example'] });
  const common = {
    db: platform.db,
    now: () => platform.clock.now,
    releases: releaseLogOf(folder),
    previews: { folder, files: folder, key: KEY },
  };
  app = await buildApp({ ...common, trustProxy: ['127.0.0.1'], site: siteHost({ folder, faults: false }) });
  operations = await buildOperations({ ...common, opsKey: KEY });
});
afterAll(async () => {
  await app?.close();
  await operations?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

const MINUTE = 60_000;
const now = () => platform.clock.now.getTime();
const token = (releases: Record<string, string>, host = HOST, until = now() + 60 * MINUTE) =>
  previewToken(KEY, { host, releases, until });

const ask = (
  url: string,
  {
    cookie,
    host = HOST,
    method = 'GET' as const,
    headers = {},
  }: {
    cookie?: string | undefined;
    host?: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
  } = {},
) => {
  const cookies = [`foyer_visitor=${'0'.repeat(24)}`, ...(cookie ? [`foyer-preview=${cookie}`] : [])].join('; ');
  return app.inject({ method, url, headers: { host, cookie: cookies, ...headers } });
};

async function documentOf(cookie?: string, host = HOST) {
  const answer = await ask('/m/home', { cookie, host });
  const block = <T>(id: string) =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(answer.body)?.[1] ?? 'null') as T;
  const { microFrontends } = block<DiscoveryDocument>('discovery');
  const versions = Object.fromEntries(
    Object.entries(microFrontends).map(([part, each]) => [part, each.map(({ metadata }) => metadata.version).join()]),
  );
  return { answer, microFrontends, versions, preview: block<SiteConfig>('site').preview };
}

const LIVE = { shell: '1.0.0', games: '1.3.0,1.4.0', wallet: '1.0.0' };

describe('a browser with a link', () => {
  it('gets its releases and no arm of theirs, is told until when, and its document is kept nowhere', async () => {
    const cookie = token({ games: '1.5.0' });
    const { answer, versions, microFrontends, preview } = await documentOf(cookie);
    expect(versions).toEqual({ ...LIVE, games: '1.5.0' });
    const [games] = microFrontends['games'] ?? [];
    expect(games).toMatchObject({ url: '/games/1.5.0/entry.js', metadata: { integrity: hashOf('games 1.5.0') } });
    expect(games?.extras).toEqual({
      ...{ pages: { '/m/gameList': { page: 'game-list' } }, widgets: {}, shared: {} },
      files: { url: '/games/1.5.0/release.json', integrity: (lines[1] as { description: string }).description },
    });
    expect(preview).toEqual({ releases: { games: '1.5.0' }, until: Math.floor((now() + 60 * MINUTE) / 1000) * 1000 });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Cookie') });
    expect(answer.headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(integrity)');
    expect(answer.body).toContain('live shell');
  });

  it('gets the document of a shell that says that it is a preview, and of no other', async () => {
    const { answer, versions } = await documentOf(token({ shell: '2.0.0' }));
    expect(answer.body).toContain('new shell');
    expect(versions['shell']).toBe('2.0.0');
    expect((await documentOf(token({ shell: '1.0.0' }))).preview).toMatchObject({ ended: true });
  });

  it('changes nothing for others, whose documents are as they were', async () => {
    await documentOf(token({ games: '1.5.0' }));
    const { answer, versions, preview } = await documentOf();
    expect([versions, preview, answer.headers['cache-control']]).toEqual([LIVE, undefined, 'no-cache']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('gets what is live once the link has ended, is told of it once, and forgets it', async () => {
    const cookie = token({ games: '1.5.0' }, HOST, now() + MINUTE);
    platform.clock.advance(MINUTE - 1000);
    expect((await documentOf(cookie)).versions['games']).toBe('1.5.0');
    platform.clock.advance(1000);
    const { answer, versions, preview } = await documentOf(cookie);
    expect([versions, preview]).toMatchObject([LIVE, { ended: true, releases: { games: '1.5.0' } }]);
    expect(answer.headers['set-cookie']).toMatch(/^foyer-preview=;.*Expires=Thu, 01 Jan 1970/);
  });

  const wrong = (): [string, string][] => [
    ['forged', `${token({ games: '1.5.0' }).split('.')[0]}.${'A'.repeat(43)}`],
    [
      'of another key',
      previewToken('another key', { host: HOST, releases: { games: '1.5.0' }, until: now() + MINUTE }),
    ],
    ['of another host', token({ games: '1.5.0' }, 'other.example')],
    ['nonsense', '"><script>alert(1)</script>'.replaceAll(/[;" ]/g, '')],
  ];
  it('gets what is live for a link that is forged, of another host, or none, and is told nothing', async () => {
    for (const [what, cookie] of wrong()) {
      const { answer, versions, preview } = await documentOf(cookie);
      expect([what, versions, preview]).toEqual([what, LIVE, undefined]);
      expect(answer.headers['set-cookie']).toMatch(/^foyer-preview=;/);
      const opened = await ask(`/preview?link=${encodeURIComponent(cookie)}`);
      expect([what, opened.statusCode]).toEqual([what, 404]);
      expect(
        (await ask(`/preview?link=${encodeURIComponent(cookie)}`, { method: 'POST' })).headers['set-cookie'],
      ).toBeUndefined();
      expect(opened.body).not.toContain('alert');
    }
  });

  it('gets what is live for a release that was never published, was changed since, or claims a page of another part', async () => {
    put('games/1.7.0/release.json', '{}');
    publish('wallet', '9.0.0');
    for (const releases of [{ games: '9.9.9' }, { games: '1.7.0' }, { games: '1.6.0' }, { wallet: '9.0.0' }]) {
      const { versions, preview } = await documentOf(token(releases));
      expect([releases, versions, preview?.ended]).toEqual([releases, LIVE, true]);
    }
    // A version that could lead elsewhere makes no link at all.
    expect((await documentOf(token({ games: '../shell' }))).versions).toEqual(LIVE);
    put(
      'games/1.5.0/release.json',
      JSON.stringify({ name: 'games', version: '1.5.0', entry: 'evil.js', integrity: { 'evil.js': 'sha256-x' } }),
    );
    expect((await documentOf(token({ games: '1.5.0' }))).versions).toEqual(LIVE);
    lines.pop();
    publish('games', '1.5.0', { pages: { '/m/gameList': { page: 'game-list', early: ['/wps/x'] } } });
    expect((await documentOf(token({ games: '1.5.0' }))).versions['games']).toBe('1.5.0');
  });
});

describe('the page of a link', () => {
  it('says what it sets, and sets it by a press on this site alone', async () => {
    const link = token({ games: '1.5.0' });
    const opened = await ask(`/preview?link=${link}`, { headers: { 'accept-language': 'th-TH,th;q=0.9' } });
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(opened.headers['content-security-policy']).toMatch(
      /^default-src 'none'.*form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect(opened.body).toMatch(/lang="th".*games<\/span><b>1\.5\.0<\/b>.*<button>แสดงในเบราว์เซอร์นี้/s);
    for (const site of ['cross-site', 'same-site']) {
      const foreign = await ask(`/preview?link=${link}`, { method: 'POST', headers: { 'sec-fetch-site': site } });
      expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    }
    const pressed = await ask(`/preview?link=${link}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/m/home']);
    expect(pressed.headers['set-cookie']).toBe(
      `foyer-preview=${link}; Max-Age=${60 * 60 + 7 * 24 * 3600}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await ask('/preview', { cookie: link })).body).toContain('<form method="post" action="/preview/end">');
    const ended = await ask('/preview/end', { method: 'POST', cookie: link });
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([303, expect.stringMatching(/^foyer-preview=;/)]);
  });

  it('by https, sets a cookie that no other host name may set', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const link = token({ games: '1.5.0' });
    const pressed = await ask(`/preview?link=${link}`, { method: 'POST', headers });
    expect(pressed.headers['set-cookie']).toMatch(/^__Host-foyer-preview=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const planted = await ask('/m/home', { cookie: link, headers });
    expect(planted.body).not.toContain('"preview"');
  });

  it('says that a link has ended, and sets nothing by it', async () => {
    const link = token({ games: '1.5.0' }, HOST, now());
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask(`/preview?link=${link}`, { method });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([410, undefined]);
      expect(answer.body).toContain('This link has ended');
    }
  });
});

describe('an operator', () => {
  const make = (body: object, merchant = 'SHOP', key = KEY) =>
    operations.inject({
      ...{ method: 'POST', url: `/_ops/merchants/${merchant}/preview-links`, payload: body },
      headers: { 'x-ops-key': key },
    });

  it('makes a link of a merchant’s first host, which sets what it says', async () => {
    const made = await make({ releases: { games: '1.5.0' }, minutes: 60 });
    const { url, until } = made.json<{ url: string; until: number }>();
    expect([made.statusCode, until]).toEqual([201, Math.floor(now() / 1000 + 3600) * 1000]);
    expect(url).toMatch(/^https:\/\/shop\.example\/preview\?link=[\w.-]+$/);
    expect((await documentOf(new URL(url).searchParams.get('link') ?? '')).versions['games']).toBe('1.5.0');
  });

  it('is refused what cannot be shown, in a sentence', async () => {
    for (const [releases, sentence] of [
      [{ games: '9.9.9' }, 'games 9.9.9 was never published here.'],
      [{ games: '1.6.0' }, 'Both games and wallet claim the page /m/mine.'],
      [{ shell: '1.0.0' }, 'shell 1.0.0 is from before previews: it would not say that it is one.'],
    ] as const) {
      const answer = await make({ releases, minutes: 60 });
      expect([answer.statusCode, answer.json()]).toEqual([409, { error: sentence }]);
    }
    for (const body of [{}, { releases: {}, minutes: 1 }, { releases: { games: '../x' }, minutes: 1 }])
      expect((await make(body)).statusCode).toBe(400);
    for (const minutes of [0, 10_081, 1.5])
      expect((await make({ releases: { games: '1.5.0' }, minutes })).statusCode).toBe(400);
    expect((await make({ releases: { games: '1.5.0' }, minutes: 1 }, 'SHOP', 'guess')).statusCode).toBe(403);
    expect((await make({ releases: { games: '1.5.0' }, minutes: 1 }, 'NOBODY')).statusCode).toBe(404);
  });
});

describe('releases that do not fit together', () => {
  const make = (releases: Record<string, string>) =>
    operations.inject({
      ...{ method: 'POST', url: '/_ops/merchants/SHOP/preview-links', headers: { 'x-ops-key': KEY } },
      payload: { releases, minutes: 60 },
    });
  const liveWith = (react: string) => {
    const [shell, ...others] = live('shell', '1.0.0');
    const document = { ...shell, extras: { ...shell?.extras, shared: { react } } };
    return JSON.stringify({
      schema: '',
      microFrontends: { shell: [document, ...others], games: live('games', '1.4.0') },
    });
  };
  const whole = JSON.stringify({
    ...{ schema: '', microFrontends: { shell: live('shell', '1.0.0'), games: live('games', '1.3.0', '1.4.0') } },
  });
  afterEach(() => put('live/base/discovery.json', whole));

  it('are refused when the link is made, with what is lacking', async () => {
    put('live/base/discovery.json', liveWith('19.3.1'));
    const refused = await make({ games: '3.0.0' });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('games 3.0.0 needs react ^20.0.0, and the shell beside it, 1.0.0, shares 19.3.1.'),
    ]);
    expect((await make({ games: '3.0.0', shell: '3.0.0' })).statusCode).toBe(201);
    expect((await make({ games: '3.1.0', shell: '3.0.0' })).body).toContain(
      'games 3.1.0 uses useWin of @foyer/shared/session, and the shell beside it, 3.0.0, exports none there.',
    );
  });

  it('are not shown when what is live has changed since, and the link says why', async () => {
    put('live/base/discovery.json', liveWith('20.1.0'));
    const made = await make({ games: '3.0.0' });
    expect(made.statusCode).toBe(201);
    const link = new URL(made.json<{ url: string }>().url);
    const open = (method: 'GET' | 'POST') => ask(link.pathname + link.search, { method });
    expect((await open('GET')).statusCode).toBe(200);
    put('live/base/discovery.json', liveWith('19.3.1'));
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body, headers } = await open(method);
      expect([statusCode, headers['set-cookie']]).toEqual([409, undefined]);
      expect(body).toContain('games 3.0.0 needs react ^20.0.0, and the shell beside it, 1.0.0, shares 19.3.1.');
    }
    const { versions, preview } = await documentOf(link.searchParams.get('link') ?? '');
    expect([versions['games'], preview?.ended]).toEqual(['1.4.0', true]);
  });
});

describe('beside an edge', () => {
  it('documents are served, and no file', async () => {
    const beside = await buildApp({
      ...{
        db: platform.db,
        now: () => platform.clock.now,
        releases: releaseLogOf(folder),
        previews: { folder, files: folder, key: KEY },
      },
      site: siteHost({ folder, faults: false, documentsAlone: true }),
    });
    const get = (url: string, cookie?: string) =>
      beside.inject({ url, headers: { host: HOST, ...(cookie && { cookie: `foyer-preview=${cookie}` }) } });
    expect((await get('/m/home', token({ games: '1.5.0' }))).body).toContain('"preview"');
    expect((await get('/m/home')).body).toContain('live shell');
    for (const url of ['/discovery.json', '/sw.js', '/games/1.5.0/entry.js', '/log/releases.jsonl'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    await beside.close();
  });
});
