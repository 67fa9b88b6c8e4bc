import { createFiles } from '../boot/files';
import { prefetchAtTouch } from './prefetch';

const asked = jest.fn<Promise<Response>, [string]>();
const description = {
  integrity: { 'entry.js': 'sha256-entry', 'bets.js': 'sha256-bets', 'texts.js': 'sha256-texts' },
  exposes: { bets: { js: ['bets.js'], css: [] }, 'i18n-TY': { js: ['texts.js'], css: [] } },
};

let end: () => void;
let opened = 0;

/** A page with one remote, whose name is new in each test, because the page remembers descriptions. */
function open({ guard, shared = {}, inUse = '2' }: { guard?: string; shared?: object; inUse?: string } = {}): string {
  opened += 1;
  const part = `part${opened}`;
  const pages = { '/m/bets': { page: 'bets', ...(guard ? { guard } : {}) } };
  const extras = { pages, widgets: {}, shared, files: { url: `/${part}/2/release.json`, integrity: 'sha256-two' } };
  const chosen = {
    [part]: { url: `/${part}/2/entry.js`, metadata: { version: '2', integrity: 'sha256-entry' }, extras },
  };
  const files = createFiles(8000);
  files.know(`/${part}/2/`, { 'entry.js': 'sha256-entry' });
  Object.assign(globalThis, { __foyer: { chosen, versions: { [part]: inUse }, files, asset: files.asset, seen: [] } });
  return part;
}

/** Puts a finger on a text inside of a link, and gives the files that are preloaded then. */
async function touch(href: string): Promise<string[]> {
  document.body.innerHTML = `<a href="${href}"><b>bets</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await new Promise((soon) => setTimeout(soon));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => new URL(link.href).pathname,
  );
}

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => Response.json(description));
  globalThis.fetch = asked as unknown as typeof fetch;
  document.head.innerHTML = '';
  end = prefetchAtTouch();
});

afterEach(() => {
  end();
  Reflect.deleteProperty(navigator, 'connection');
});

it('preloads entry, page and texts of the page that a touched link leads to, once, and no data', async () => {
  const part = open();
  const files = ['entry.js', 'bets.js', 'texts.js'].map((file) => `/${part}/2/${file}`);
  expect(await touch('/m/bets?day=1')).toEqual(files);
  expect(await touch('/m/bets')).toEqual(files);
  expect(asked.mock.calls.map(([url]) => url)).toEqual([`/${part}/2/release.json`]);
});

it.each([
  ['another site', 'https://other.example/m/bets'],
  ['no page', '/m/nowhere'],
])('preloads nothing where a link leads to %s', async (_, address) => {
  open();
  expect(await touch(address)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['of a page that the visitor may not open', { guard: 'sessionHome' }],
  ['of a release that the shell cannot run', { shared: { react: '^99.0.0' } }],
  ['of a release that failed, whose fallback is in use', { inUse: '1' }],
])('preloads nothing %s', async (_, wish) => {
  open(wish);
  expect(await touch('/m/bets')).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it('preloads nothing for who saves data', async () => {
  open();
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await touch('/m/bets')).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it('ignores a description that does not come', async () => {
  open();
  asked.mockRejectedValue(new TypeError('network'));
  expect(await touch('/m/bets')).toEqual([]);
});
