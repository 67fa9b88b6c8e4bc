import { bus } from '@foyer/shared/bus';
import { createFiles } from '../boot/files';
import { loadExposeOf } from './container';
import { loadExpose, versionInUse } from './load-expose';

jest.mock('./container');

const run = jest.mocked(loadExposeOf);
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const description = (part: string, version: string) => ({
  ...{ name: part, version, entry: 'entry.js', pages: {}, widgets: {}, shared: {} },
  integrity: { 'entry.js': 'sha256-entry', 'bets.js': 'sha256-bets' },
  exposes: { bets: { js: ['bets.js'], css: [] } },
});

/** A part whose live release is 2, with 1 as its last good one: a new name in each test, as the page keeps what it knows. */
function release(part: string, shared: Record<string, string> = {}) {
  const extras = {
    ...{ pages: {}, widgets: {}, shared },
    files: { url: `/${part}/2/release.json`, integrity: 'sha256-two' },
    fallback: { version: '1', release: `/${part}/1/release.json`, integrity: 'sha256-one' },
  };
  const chosen = {
    [part]: { url: `/${part}/2/entry.js`, metadata: { version: '2', integrity: 'sha256-entry' }, extras },
  };
  const files = createFiles(8000);
  Object.assign(globalThis, { __foyer: { chosen, versions: { [part]: '2' }, files, asset: files.asset } });
  return files;
}

const answer = (part: string) => async (url: string) =>
  new Response(JSON.stringify(description(part, url.split('/')[2] ?? '')));

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = asked as unknown as typeof fetch;
  run.mockImplementation(async ({ version }, expose) => `${expose} of ${version}`);
});

it('waits for no description where the files of the address are known', async () => {
  release('known').know('/known/2/', {}, { bets: { js: [], css: [] } });
  expect(await loadExpose('known', 'bets')).toBe('bets of 2');
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the description once, by its hash, before it runs what it did not know', async () => {
  const files = release('asks');
  asked.mockImplementation(answer('asks'));
  expect(await Promise.all([loadExpose('asks', 'bets'), loadExpose('asks', 'bets')])).toEqual([
    'bets of 2',
    'bets of 2',
  ]);
  expect(asked.mock.calls.map(([url, init]) => [url, init.integrity])).toEqual([
    ['/asks/2/release.json', 'sha256-two'],
  ]);
  expect(files.asset('/asks/2/bets.js')?.integrity).toBe('sha256-bets');
});

it('tries a description that failed once more, from a fresh address', async () => {
  release('again');
  asked.mockRejectedValueOnce(new TypeError('hash')).mockImplementation(answer('again'));
  expect(await loadExpose('again', 'bets')).toBe('bets of 2');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/again/2/release.json', '/again/2/release.json?r=1']);
});

it('falls back, reported, when the description does not come; every expose asked for meanwhile too', async () => {
  release('falls');
  const failed = jest.fn();
  const off = bus.on('part:failed', failed);
  asked.mockImplementation(async (url) =>
    url.includes('/2/') ? new Response('', { status: 404 }) : answer('falls')(url),
  );
  const both = Promise.all([loadExpose('falls', 'bets'), loadExpose('falls', 'bets')]);
  expect(await both).toEqual(['bets of 1', 'bets of 1']);
  expect(versionInUse('falls')).toBe('1');
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ part: 'falls', version: '2' }));
  off();
});

it('asks for nothing of a release that the shell cannot run', async () => {
  release('unmet', { react: '^99.0.0' }).know('/unmet/2/', { 'entry.js': 'sha256-entry' });
  asked.mockImplementation(answer('unmet'));
  expect(await loadExpose('unmet', 'bets')).toBe('bets of 1');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/unmet/1/release.json']);
  expect([...document.querySelectorAll('link')].filter(({ href }) => href.includes('/unmet/2/'))).toEqual([]);
});

it('fails with the last error when no description comes', async () => {
  release('fails');
  asked.mockRejectedValue(new TypeError('network'));
  await expect(loadExpose('fails', 'bets')).rejects.toThrow('network');
  expect(run).not.toHaveBeenCalled();
});
