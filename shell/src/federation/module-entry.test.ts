import type { ReleaseInfo } from '@foyer/shared/remote';
import { createFiles } from '../boot/files';
import { describe as describeRelease } from './description';
import { guardFolder } from './guard-folder';
import type { LoadableRelease } from './loadable-release';
import { openModule } from './module-entry';

jest.mock('./description');
const run = jest.fn();
jest.mock('/content/5/remoteEntry.js', () => ({ get: run(), init: 'init' }), { virtual: true });

const files = createFiles(8000);
const integrity = {
  'remoteEntry.js': 'sha256-e',
  'later.js': 'sha256-l',
  'page.css': 'sha256-c',
  'mf-manifest.json': 'm',
};
const release: LoadableRelease = {
  part: 'content',
  version: '5',
  folder: '/content/5/',
  entry: '/content/5/mf-manifest.json',
  container: 'content_5',
  shared: {},
  files: { url: '/content/5/release.json', integrity: 'sha256-r' },
};
const ENTRY = 'http://localhost/content/5/remoteEntry.js';

let supported: boolean;
const links = () => [...document.head.querySelectorAll('link')];
/** Lets what was asked for go on, up to the next answer of the network. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  supported = true;
  run.mockClear();
  document.head.replaceChildren();
  // jsdom has no `relList.supports`.
  Object.defineProperty(DOMTokenList.prototype, 'supports', {
    configurable: true,
    value: (name: string) => supported && name === 'modulepreload',
  });
  files.know('/content/5/', integrity);
  Object.assign(globalThis, { __foyer: { asset: files.asset, files } });
  jest.mocked(describeRelease).mockResolvedValue({ integrity } as unknown as ReleaseInfo);
  guardFolder('/content/5/');
});

it('fetches every module with its hash, by plain addresses, before the entry runs', async () => {
  // After a failure, other files come from a fresh address.
  files.failed('/content/5/');
  const opened = openModule(release, ENTRY);
  await settled();
  expect(links().map(({ rel, href, integrity: hash, crossOrigin }) => [rel, href, hash, crossOrigin])).toEqual([
    ['modulepreload', 'http://localhost/content/5/remoteEntry.js', 'sha256-e', 'anonymous'],
    ['modulepreload', 'http://localhost/content/5/later.js', 'sha256-l', 'anonymous'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(run).not.toHaveBeenCalled();
  links()[1]?.dispatchEvent(new Event('load'));
  await expect(opened).resolves.toMatchObject({ init: 'init' });
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs nothing when a module did not come, or another one came', async () => {
  const opened = openModule(release, ENTRY);
  await settled();
  links()[0]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(opened).rejects.toThrow('/content/5/later.js was not loaded');
});

it('asks for nothing in a browser that takes no hash of a module', async () => {
  supported = false;
  await expect(openModule(release, ENTRY)).rejects.toThrow('this browser');
  expect(links()).toEqual([]);
});

it('asks for nothing without a list of files', async () => {
  const { files: _, ...unlisted } = release;
  await expect(openModule(unlisted, ENTRY)).rejects.toThrow('has no list of its files');
  expect(links()).toEqual([]);
});

it('runs no entry that was not released', async () => {
  const opened = openModule(release, 'http://localhost/content/5/other.js');
  await settled();
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await expect(opened).rejects.toThrow('was never released');
});
