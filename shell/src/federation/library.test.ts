import type { ReleaseInfo } from '@foyer/shared/remote';
import { createInstance } from '@module-federation/enhanced/runtime';
import { createFiles } from '../boot/files';
import { describe as describeRelease } from './description';
import { guardFolder } from './guard-folder';
import { loadByLibrary } from './library';
import type { LoadableRelease } from './loadable-release';
import { openModule } from './module-entry';

jest.mock('@module-federation/enhanced/runtime', () => ({ createInstance: jest.fn() }));
jest.mock('./description');
jest.mock('./guard-folder');
jest.mock('./module-entry');
jest.mock('./share-scope', () => ({
  shareScope: async () => ({ react: { '19.3.1': { get: () => () => 'the one React' } } }),
}));

const files = createFiles(8000);
const library = { registerRemotes: jest.fn(), loadRemote: jest.fn(async (id: string) => id) };
const create = jest.mocked(createInstance);
create.mockReturnValue(library as unknown as ReturnType<typeof createInstance>);

const stock: LoadableRelease = {
  part: 'content',
  version: '4.0.0',
  folder: '/content/4.0.0/',
  entry: '/content/4.0.0/mf-manifest.json',
  container: 'content_4_0_0',
  shared: {},
};
const own: LoadableRelease = {
  ...stock,
  entry: '/content/4.0.0/remoteEntry.abc.js',
  files: { url: '/content/4.0.0/release.json', integrity: 'sha256-r' },
};

const describes = (info: Partial<ReleaseInfo>) => jest.mocked(describeRelease).mockResolvedValue(info as ReleaseInfo);

const options = () => create.mock.calls[0]?.[0];

beforeEach(() => {
  for (const mock of [library.registerRemotes, library.loadRemote, guardFolder]) jest.mocked(mock).mockClear();
  files.know('/content/4.0.0/', { 'remoteEntry.js': 'sha256-e' });
  Object.assign(globalThis, { __foyer: { asset: files.asset, files } });
});

it('opens a stock release by its manifest, and guards its folder', async () => {
  expect(await loadByLibrary(stock, 'notice')).toBe('content_4_0_0/notice');
  const entry = 'http://localhost/content/4.0.0/mf-manifest.json';
  expect(library.registerRemotes.mock.calls).toEqual([[[{ name: 'content_4_0_0', entry }], { force: false }]]);
  expect(jest.mocked(guardFolder).mock.calls).toEqual([['/content/4.0.0/']]);
});

it('is one host, which shares what the shell provides', async () => {
  await Promise.all([loadByLibrary(stock, 'notice'), loadByLibrary(stock, 'inbox')]);
  expect(create).toHaveBeenCalledTimes(1);
  const react = (options()?.shared as Record<string, { lib(): unknown }> | undefined)?.['react'];
  expect(react).toMatchObject({
    version: '19.3.1',
    scope: 'default',
    shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
  });
  expect(react?.lib()).toBe('the one React');
});

it('has the library forget what did not come, once', async () => {
  library.loadRemote.mockRejectedValueOnce(new Error('no entry'));
  await expect(loadByLibrary(stock, 'notice')).rejects.toThrow('no entry');
  await loadByLibrary(stock, 'notice');
  await loadByLibrary(stock, 'notice');
  expect(library.registerRemotes.mock.calls.map(([, { force }]) => force)).toEqual([false, true, false]);
});

it('opens a release of our own by its manifest, known from its description, and leaves its files to its own guard', async () => {
  const others = { 'mf-manifest.json': 'sha256-m' };
  describes({ others });
  await loadByLibrary(own, 'notice');
  expect(library.registerRemotes.mock.calls[0]?.[0][0].entry).toBe('http://localhost/content/4.0.0/mf-manifest.json');
  expect(files.asset('/content/4.0.0/mf-manifest.json')?.integrity).toBe('sha256-m');
  expect(guardFolder).not.toHaveBeenCalled();
});

it('opens a release of our own that has no manifest by its entry', async () => {
  describes({});
  await loadByLibrary(own, 'notice');
  const { files: _, ...fallback } = own;
  await loadByLibrary(fallback, 'notice');
  expect(library.registerRemotes.mock.calls.map(([[remote]]) => remote.entry)).toEqual([
    'http://localhost/content/4.0.0/remoteEntry.abc.js',
    'http://localhost/content/4.0.0/remoteEntry.abc.js',
  ]);
});

it('lets the library fetch what was released, by its hash, and nothing else', () => {
  const guard = options()?.plugins?.[0];
  const url = 'http://localhost/content/4.0.0/remoteEntry.js';
  const made = guard?.createScript?.({ url } as never);
  expect(made).toMatchObject({ timeout: 8000, script: { integrity: 'sha256-e', crossOrigin: 'anonymous' } });
  expect(() => guard?.createScript?.({ url: '/content/4.0.0/other.js' } as never)).toThrow('was never released');
  const ask = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  void guard?.fetch?.(url, {}, {} as never);
  expect(ask.mock.calls).toEqual([
    ['/content/4.0.0/remoteEntry.js', { integrity: 'sha256-e', signal: expect.any(AbortSignal) }],
  ]);
  const preloadOps = ['something'];
  void guard?.beforePreloadRemote?.({ preloadOps } as never);
  expect(preloadOps).toEqual([]);
});

it('opens an entry that is a module by its hashes, and leaves other entries to the library', async () => {
  jest.mocked(openModule).mockResolvedValue('opened' as never);
  const modules = { ...stock, container: 'content_4_0_1' };
  await loadByLibrary(modules, 'notice');
  const open = (type: string, name = 'content_4_0_1') =>
    options()?.plugins?.[0]?.loadEntry?.({
      remoteInfo: { name, type, entry: '/content/4.0.0/remoteEntry.js' },
    } as never);
  expect(await open('module')).toBe('opened');
  expect(await open('esm')).toBe('opened');
  expect(jest.mocked(openModule).mock.calls[0]).toEqual([modules, '/content/4.0.0/remoteEntry.js']);
  expect(await open('global')).toBeUndefined();
  await expect(open('module', 'content_9_9_9')).rejects.toThrow('was never asked for');
  expect(openModule).toHaveBeenCalledTimes(2);
});

it('gives a release of modules no second try once its entry has run', async () => {
  jest.mocked(openModule).mockResolvedValue('opened' as never);
  const modules = { ...stock, container: 'content_4_0_2' };
  const remoteInfo = { name: 'content_4_0_2', type: 'module', entry: '/content/4.0.0/remoteEntry.js' };
  library.loadRemote.mockRejectedValueOnce(new Error('a module did not come'));
  await expect(loadByLibrary(modules, 'notice')).rejects.toThrow('a module did not come');
  library.loadRemote.mockImplementationOnce(async () => {
    await options()?.plugins?.[0]?.loadEntry?.({ remoteInfo } as never);
    throw new Error('broken while it is evaluated');
  });
  await expect(loadByLibrary(modules, 'notice')).rejects.toThrow('evaluated');
  await expect(loadByLibrary(modules, 'inbox')).rejects.toThrow('evaluated');
  expect(library.loadRemote).toHaveBeenCalledTimes(2);
});
