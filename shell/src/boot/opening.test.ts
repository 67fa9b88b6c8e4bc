import type { DiscoveredRelease, DiscoveryDocument, FirstFiles } from '@foyer/shared/remote';
import { testSite } from '@foyer/shared/testing';
import type { Boot } from './state';

type Extras = Partial<DiscoveredRelease['extras']>;
const release = (part: string, version: string, extras: Extras = {}, traffic?: number): DiscoveredRelease =>
  ({
    url: `/${part}/${version}/${part === 'shell' ? 'release.json' : 'entry.js'}`,
    metadata: { version, integrity: `sha256-${part}` },
    extras: { shared: {}, widgets: {}, pages: {}, ...extras },
    ...(traffic === undefined ? {} : { deployment: { traffic, default: true } }),
  }) as DiscoveredRelease;

const discovery: DiscoveryDocument = {
  schema: '',
  microFrontends: {
    shell: [release('shell', '1', { shared: { react: '19.3.1' } })],
    content: [
      release('content', '1', { widgets: { 'home.banner': [{ widget: 'banner' }] }, shared: { react: '^19.0.0' } }),
    ],
    games: [
      release('games', '2', { widgets: { 'home.shelf': [{ widget: 'shelf' }] } }, 100),
      release('games', '3', {}, 0),
    ],
    wallet: [release('wallet', '1', { widgets: { 'home.shelf': [{ widget: 'tips' }] }, shared: { react: '^20.0.0' } })],
    gone: [],
  },
};
const js = (...files: string[]) => ({ js: files, css: [] as string[] });
const first: FirstFiles = {
  'shell@1': { exposes: { 'i18n-TY': js('ty.js') }, integrity: { 'ty.js': 'sha256-ty' } },
  'content@1': {
    exposes: { banner: { js: ['banner.js'], css: ['banner.css'] }, 'i18n-TY': js('ty.js') },
    integrity: { 'banner.js': 'sha256-b', 'banner.css': 'sha256-c', 'ty.js': 'sha256-t' },
    early: ['/wps/banners?token={token}'],
  },
  'games@2': { exposes: { shelf: js('shelf.js') }, integrity: { 'shelf.js': 'sha256-s' }, early: ['/wps/games'] },
};

const asked = jest.fn<Promise<Response>, [string, RequestInit?]>();
const addresses = () => asked.mock.calls.map(([address]) => address);
const links = () => [...document.querySelectorAll('link')];
const ahead = () => links().map(({ href }) => new URL(href).pathname);

/** Opens a document with these blocks on a host with these files. */
function open(
  path: string,
  blocks: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, unknown>> = {},
): Boot {
  history.replaceState(null, '', path);
  const block = ([id, value]: [string, unknown]) =>
    `<script type="application/json" id="${id}">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
  document.body.innerHTML = Object.entries(blocks).map(block).join('');
  document.head.replaceChildren();
  asked.mockReset();
  asked.mockImplementation(async (address) => {
    if (address.startsWith('/wps/')) return Response.json({});
    return address in files ? Response.json(files[address]) : new Response('<!doctype html>');
  });
  jest.isolateModules(() => void jest.requireActual('./boot'));
  return globalThis.__foyer as unknown as Boot;
}
const startLater = () => jest.isolateModules(() => void jest.requireActual('./start-later'));

const own = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = asked as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = own;
});

describe('a document that the server filled', () => {
  const blocks = { site: testSite, discovery, first };

  it('chooses a release of each part that has one, and says which, and of which there are several', () => {
    const boot = open('/m/home', blocks);
    expect(boot.versions).toEqual({ shell: '1', content: '1', games: '2', wallet: '1' });
    expect(boot.releases()).toBe('shell@1,content@1,games@2,wallet@1');
    expect(boot.chosen['content']).toEqual(discovery.microFrontends['content']?.[0]);
    expect([...boot.experiments]).toEqual(['games']);
    expect(boot.arms).toEqual({});
    expect(boot.site).toEqual(testSite);
    expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get('X-Releases')).toBe(boot.releases());
  });

  it('notes the arm of an experiment, also where both have one release, and none for a visitor who is in none', () => {
    const armsOf = (...arms: [arm: string, from: number, to: number][]) => ({
      arms: arms.map(([arm, from, to]) => ({ experiment: 'cards', arm, of: [['cards', from, to] as const] })),
    });
    const tried = (...releases: DiscoveredRelease[]) =>
      open('/m/home', { ...blocks, discovery: { ...discovery, microFrontends: { games: releases } } });
    const boot = tried(release('games', '2', armsOf(['a', 0, 0], ['b', 0, 100]), 100));
    expect(boot.arms['games']).toMatchObject({ experiment: 'cards', arm: 'b' });
    expect([...boot.experiments]).toEqual(['games']);
    const other = tried(release('games', '2', armsOf(['a', 0, 0]), 50), release('games', '3', armsOf(['b', 0, 0]), 50));
    expect([other.arms, [...other.experiments], other.versions]).toEqual([{}, [], { games: '2' }]);
  });

  it('asks ahead for what is seen first, and for the rest once the shell is there', async () => {
    const boot = open('/m/home', blocks);
    expect(ahead()).toEqual([
      '/shell/1/ty.js',
      '/content/1/entry.js',
      '/content/1/banner.css',
      '/content/1/banner.js',
      '/content/1/ty.js',
    ]);
    expect(boot.first).toEqual([['content', ['banner']]]);
    expect(addresses()).toContain('/wps/banners');
    expect(addresses()).not.toContain('/wps/games');
    startLater();
    expect(ahead().slice(5)).toEqual(['/games/2/entry.js', '/games/2/shelf.js']);
    expect(addresses()).toContain('/wps/games');
    expect(boot.later).toEqual([]);
    await boot.ready;
  });

  it('asks for files as the tags will that use them', () => {
    open('/m/home', blocks);
    const [entry, style] = ['/content/1/entry.js', '/content/1/banner.css'].map((path) =>
      links().find(({ href }) => href.endsWith(path)),
    );
    expect([entry?.rel, entry?.as, entry?.crossOrigin, entry?.integrity]).toEqual([
      'preload',
      'script',
      'anonymous',
      'sha256-content',
    ]);
    expect(style?.as).toBe('style');
  });

  it('asks for nothing of a release that this shell cannot run, nor of a part that the page does not need', () => {
    open('/m/home', blocks);
    startLater();
    expect(ahead().filter((path) => path.startsWith('/wallet/'))).toEqual([]);
    open('/m/other', blocks);
    startLater();
    expect(ahead()).toEqual(['/shell/1/ty.js']);
  });

  it('draws the frame of the page', () => {
    open('/m/home', blocks);
    expect(document.documentElement.dataset['boot']).toContain('home');
  });

  it.each([
    [{ loadTimeout: 3000 }, 3000],
    [{}, 8000],
  ])('gives files as long as the site says: %j', (change, timeout) => {
    const boot = open('/m/home', { ...blocks, site: { ...testSite, ...change } });
    expect(boot.asset('/content/1/entry.js')?.timeout).toBe(timeout);
  });

  it('loads the files of a page that only a flag or a promotion closes, and keeps its calls: nobody knows them yet', () => {
    // What the last visit kept decides nothing either way.
    localStorage.setItem('promotionList', JSON.stringify([{ key: 'MISSION', enabled: false }]));
    sessionStorage.setItem(
      'MC_SESSION_INFO',
      JSON.stringify({ token: 'mine', merchantCode: 'DEMO', userName: 'a', type: 0 }),
    );
    const guards = {
      flag: ['member', 'flag:PERSREP'],
      promotion: ['promotion:MISSION'],
      agents: ['agentHome', 'flag:PERSREP'],
    };
    const asksFor = (name: keyof typeof guards) => {
      const page = { page: name, guard: guards[name] };
      const games = [release('games', '2', { pages: { [`/m/${name}`]: page } })];
      const early = ['/wps/open', { call: '/wps/closed', guard: guards[name] }];
      const files = { exposes: { [name]: js(`${name}.js`) }, integrity: { [`${name}.js`]: 'sha256-n' }, early };
      const microFrontends = { shell: discovery.microFrontends['shell'], games };
      open(`/m/${name}`, { ...blocks, discovery: { schema: '', microFrontends }, first: { 'games@2': files } });
      return [
        ahead().includes(`/games/2/${name}.js`),
        addresses().includes('/wps/open'),
        addresses().includes('/wps/closed'),
      ];
    };
    expect(asksFor('flag')).toEqual([true, true, false]);
    expect(asksFor('promotion')).toEqual([true, true, false]);
    // A guard that knows enough to deny it is asked first, whatever the flags will say.
    expect(asksFor('agents')).toEqual([false, false, false]);
  });

  it('lets a session begin with the calls of members', () => {
    const session = { token: 'mine', merchantCode: 'DEMO', userName: 'a', type: 1 };
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    const always = ['status', 'whitelabel', 'template'].map((name) => `/wps/system/${name}`);
    expect([...open('/m/other', blocks).early.keys()]).toEqual([...always, '/wps/member/info', '/wps/wallets/balance']);
    sessionStorage.clear();
    expect([...open('/m/other', blocks).early.keys()]).toEqual(always);
  });
});

describe('a document on a host that serves files only', () => {
  const served = { '/site.json': testSite, '/discovery.json': discovery };
  /** The blocks of a document that no server filled in. */
  const blanks = { site: '<!-- site -->', discovery: ' ', first: '<!-- first -->' };

  it('asks for all three, and is ready then', async () => {
    const boot = open('/m/home', blanks, { ...served, '/first/m/home.json': first });
    expect(addresses()).toEqual(['/site.json', '/discovery.json', '/first/m/home.json']);
    expect(boot.versions).toEqual({});
    startLater();
    await boot.ready;
    expect(boot.releases()).toBe('shell@1,content@1,games@2,wallet@1');
    expect(boot.first).toEqual([['content', ['banner']]]);
    // Exposes further down are requested in a microtask.
    await Promise.resolve();
    expect(boot.later).toEqual([]);
    expect(ahead()).toContain('/games/2/shelf.js');
  });

  it('opens without the list of first files, by the descriptions of the releases', async () => {
    const boot = open('/m/home', blanks, served);
    await boot.ready;
    expect(boot.versions).toEqual({ shell: '1', content: '1', games: '2', wallet: '1' });
    expect(boot.first).toEqual([['content', ['banner']]]);
  });

  it('rejects for all who wait when the configuration does not load', async () => {
    await expect(open('/m/home', blanks, { '/discovery.json': discovery }).ready).rejects.toThrow('is not valid JSON');
  });

  it.each([
    ['/first/m/home.json', { site: testSite, discovery }],
    ['/discovery.json', { site: testSite, first }],
    ['/site.json', { discovery, first }],
  ])('asks only for what the document lacks: %s', async (lacking, blocks) => {
    const boot = open('/m/home', blocks, { ...served, '/first/m/home.json': first });
    expect(addresses()).toEqual([lacking]);
    await boot.ready;
    expect(boot.first).toEqual([['content', ['banner']]]);
  });

  it('begins with no call of a part that declares none', () => {
    open('/m/home', { site: testSite, discovery, first: {} });
    expect(addresses()).toEqual(['status', 'whitelabel', 'template'].map((name) => `/wps/system/${name}`));
  });
});
