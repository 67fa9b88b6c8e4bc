import { createFiles } from '../boot/files';
import { loadExposeOf } from './container';
import { loadByLibrary } from './library';
import type { LoadableRelease } from './loadable-release';

jest.mock('./library', () => ({ loadByLibrary: jest.fn(async () => 'by the library') }));

const files = createFiles(8000);

const release = (version: string): LoadableRelease => ({
  part: 'games',
  version,
  folder: `/games/${version}/`,
  entry: `/games/${version}/remoteEntry.js`,
  container: `games_${version}`,
  shared: {},
});

const scope = {};
const sharing = jest.fn(async (_: string) => undefined);
const scripts = () => [...document.querySelectorAll('script')];

/** Runs what the pending script does, then fires its load event. */
async function arrive(run: () => void): Promise<string> {
  const [script] = scripts();
  run();
  script?.onload?.(new Event('load'));
  await Promise.resolve();
  return script?.src ?? '';
}

beforeEach(() => {
  for (const version of ['1', '2', '3', '4', '5', '6', '7', '8'])
    files.know(`/games/${version}/`, { 'remoteEntry.js': 'sha256-abc' });
  Object.assign(globalThis, {
    __foyer: { asset: files.asset },
    __webpack_init_sharing__: sharing,
    __webpack_share_scopes__: { default: scope },
  });
});

it('runs an entry once, by its hash, and gives what it exposes', async () => {
  const init = jest.fn();
  const container = { init, get: async (name: string) => () => ({ default: name }) };
  const both = Promise.all([loadExposeOf(release('1'), 'list'), loadExposeOf(release('1'), 'home')]);
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha256-abc', 'anonymous'],
  ]);
  await arrive(() => Object.assign(globalThis, { games_1: container }));
  expect(await both).toEqual([{ default: './list' }, { default: './home' }]);
  expect(init.mock.calls).toEqual([[scope]]);
  expect(sharing.mock.calls).toEqual([['default']]);
  expect(scripts()).toEqual([]);
});

it('refuses what was never released, without asking for it', async () => {
  await expect(loadExposeOf(release('9'), 'list')).rejects.toThrow('/games/9/remoteEntry.js was never released');
  expect(scripts()).toEqual([]);
});

it('says when an entry left no container, and asks for it anew from another address', async () => {
  const first = loadExposeOf(release('2'), 'list');
  await arrive(() => undefined);
  await expect(first).rejects.toThrow('The entry of games 2 left no container');
  files.failed('/games/2/');
  const second = loadExposeOf(release('2'), 'list');
  const container = { init: jest.fn(), get: async () => () => 'list' };
  expect(await arrive(() => Object.assign(globalThis, { games_2: container }))).toMatch(/remoteEntry\.js\?r=1$/);
  expect(await second).toBe('list');
});

it('gives up on an entry that hangs', async () => {
  jest.useFakeTimers();
  const loading = expect(loadExposeOf(release('3'), 'list')).rejects.toThrow('did not come within 8000 ms');
  await jest.advanceTimersByTimeAsync(8000);
  await loading;
  expect(scripts()).toEqual([]);
  jest.useRealTimers();
});

it('does not give up on an entry before its time', async () => {
  jest.useFakeTimers();
  const loading = loadExposeOf(release('4'), 'list');
  await jest.advanceTimersByTimeAsync(7999);
  const container = { init: jest.fn(), get: async () => () => 'list' };
  await arrive(() => Object.assign(globalThis, { games_4: container }));
  expect(await loading).toBe('list');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('says when an entry was not loaded', async () => {
  const loading = expect(loadExposeOf(release('5'), 'list')).rejects.toThrow('The entry of games 5 was not loaded');
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  await loading;
  expect(scripts()).toEqual([]);
});

it.each([
  ['6', null],
  ['7', { init: () => undefined }],
  ['8', { get: async () => () => 'list' }],
  ['1x', 'a text'],
])('takes nothing for a container that is none', async (version, left) => {
  files.know(`/games/${version}/`, { 'remoteEntry.js': 'sha256-abc' });
  const loading = expect(loadExposeOf(release(version), 'list')).rejects.toThrow(
    `The entry of games ${version} left no container`,
  );
  await arrive(() => Object.assign(globalThis, { [`games_${version}`]: left }));
  await loading;
});

it('leaves to the library what is described by a manifest, and nothing else', async () => {
  const stock = { ...release('9'), entry: '/games/9/mf-manifest.json' };
  expect(await loadExposeOf(stock, 'list')).toBe('by the library');
  expect(jest.mocked(loadByLibrary).mock.calls).toEqual([[stock, 'list']]);
  expect(scripts()).toEqual([]);
});

it('leaves every release to the library on a visit with ?federation', async () => {
  history.replaceState(null, '', '/m/home?federation');
  await jest.isolateModulesAsync(async () => {
    const anew = await import('./container');
    expect(await anew.loadExposeOf(release('1'), 'list')).toBe('by the library');
  });
  history.replaceState(null, '', '/m/home');
});
