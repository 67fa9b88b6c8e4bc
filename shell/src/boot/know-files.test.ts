import type { DiscoveredRelease } from '@foyer/shared/remote';
import { firstAddress } from '@foyer/shared/remote';
import { createFiles } from './files';
import { knowFiles } from './know-files';
import { preloadRelease } from './preload';

const release: DiscoveredRelease = {
  url: '/games/1.0.0/entry.js',
  metadata: { version: '1.0.0', integrity: 'sha256-entry' },
  extras: { pages: {}, widgets: {}, shared: {} },
};
const list = { exposes: { list: { js: ['list.js'], css: [] } }, integrity: { 'list.js': 'sha256-list' } };
const preloads = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

afterEach(() => {
  document.head.innerHTML = '';
});

describe('what is known before a description has come', () => {
  it('is the entry, and the files this address needs first, which are asked for ahead', () => {
    const files = createFiles(8000);
    knowFiles(files, 'games', release, { 'games@1.0.0': list });
    preloadRelease(files, release, ['list', 'hot']);
    expect(preloads()).toEqual(['/games/1.0.0/entry.js', '/games/1.0.0/list.js']);
    expect(files.exposeOf('/games/1.0.0/', 'hot')).toBeUndefined();
  });

  it('is nothing of another release, and no file without a hash', () => {
    const files = createFiles(8000);
    knowFiles(files, 'games', release, { 'games@2.0.0': list });
    preloadRelease(files, release, ['list']);
    expect(preloads()).toEqual(['/games/1.0.0/entry.js']);
    expect(files.asset('/games/1.0.0/list.js')).toBeUndefined();
  });
});

it.each([
  ['/m/gameList', '/first/m/gameList.json'],
  ['/m/gameList/', '/first/m/gameList.json'],
  ['/m/index.html', '/first/m/index.html.json'],
  ['/', '/first/m/home.json'],
  ['/m/../../log', '/first/other.json'],
  ['/m/%2e%2e/x', '/first/other.json'],
  ['/m//x', '/first/other.json'],
  [`/m/${'x'.repeat(300)}`, '/first/other.json'],
])('the list of %s is %s', (pathname, address) => {
  expect(firstAddress(pathname)).toBe(address);
});
