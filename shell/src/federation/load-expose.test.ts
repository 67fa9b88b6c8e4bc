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

/** A part with live release 2 and fallback 1. Its name is new in each test, because the page remembers parts. */
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
  Object.assign(globalThis, { __foyer: { chosen, versions: { [part]: '2' }, files, asset: files.asset, seen: [] } });
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

async function reported(work: () => Promise<unknown>): Promise<unknown[]> {
  const failed: unknown[] = [];
  const off = bus.on('part:failed', (event) => failed.push(event));
  await work().catch(() => undefined);
  off();
  return failed;
}

describe('a release that fails', () => {
  it('is tried twice, then the fallback; each failure is reported', async () => {
    const files = release('twice');
    files.know('/twice/2/', {}, { bets: { js: [], css: [] } });
    asked.mockImplementation(answer('twice'));
    run.mockImplementation(async ({ version }, expose) => {
      if (version === '2') throw new Error('broken');
      return `${expose} of ${version}`;
    });
    let module: unknown;
    const failures = await reported(async () => {
      module = await loadExpose('twice', 'bets');
    });
    expect(module).toBe('bets of 1');
    const failure = { part: 'twice', version: '2', expose: 'bets', error: 'Error: broken' };
    expect(failures).toEqual([failure, failure]);
    expect(
      run.mock.calls.map(([{ version, folder, entry, container, part }]) => [version, folder, entry, container, part]),
    ).toEqual([
      ['2', '/twice/2/', '/twice/2/entry.js', 'twice_2', 'twice'],
      ['2', '/twice/2/', '/twice/2/entry.js', 'twice_2', 'twice'],
      ['1', '/twice/1/', '/twice/1/entry.js', 'twice_1', 'twice'],
    ]);
  });

  it('is not used again: later exposes come from the fallback too', async () => {
    release('stays').know('/stays/2/', {}, { bets: { js: [], css: [] } });
    asked.mockImplementation(answer('stays'));
    run.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'));
    await loadExpose('stays', 'bets');
    run.mockClear();
    expect(await loadExpose('stays', 'bets')).toBe('bets of 1');
    // A fallback has no fallback of its own.
    run.mockRejectedValue(new Error('gone'));
    expect(await reported(() => loadExpose('stays', 'bets'))).toHaveLength(2);
    expect(versionInUse('stays')).toBe('1');
  });

  it('fails for good where the fallback lacks the expose, does not load, or does not exist', async () => {
    run.mockRejectedValue(new Error('broken'));
    release('lacks').know('/lacks/2/', {}, { cards: { js: [], css: [] } });
    asked.mockImplementation(answer('lacks'));
    await expect(loadExpose('lacks', 'cards')).rejects.toThrow('broken');
    release('away').know('/away/2/', {}, { bets: { js: [], css: [] } });
    asked.mockRejectedValue(new TypeError('network'));
    await expect(loadExpose('away', 'bets')).rejects.toThrow('broken');
    release('only').know('/only/2/', {}, { bets: { js: [], css: [] } });
    const { chosen } = globalThis.__foyer as unknown as { chosen: Record<string, { extras: { fallback?: object } }> };
    delete chosen['only']?.extras.fallback;
    asked.mockClear();
    await expect(loadExpose('only', 'bets')).rejects.toThrow('broken');
    expect(asked).not.toHaveBeenCalled();
    expect(versionInUse('only')).toBe('2');
  });

  it('counts as failed when its expose hangs for twice the time of a file', async () => {
    jest.useFakeTimers();
    release('hangs').know('/hangs/2/', {}, { bets: { js: [], css: [] } });
    asked.mockImplementation(answer('hangs'));
    run.mockImplementationOnce(() => new Promise(() => undefined));
    const failed = jest.fn();
    const off = bus.on('part:failed', failed);
    const loading = loadExpose('hangs', 'bets');
    await jest.advanceTimersByTimeAsync(15_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]).toEqual([
      expect.objectContaining({ error: 'Error: hangs 2 bets did not come within 16000 ms' }),
    ]);
    expect(await loading).toBe('bets of 2');
    expect(jest.getTimerCount()).toBe(0);
    off();
    jest.useRealTimers();
  });

  it('says all that the shell lacks for it', async () => {
    release('wants', { react: '^99.0.0', ky: '^2.0.0' });
    asked.mockImplementation(answer('wants'));
    expect(await reported(() => loadExpose('wants', 'bets'))).toEqual([
      expect.objectContaining({ error: 'Error: wants 2 needs react ^99.0.0 (here none), ky ^2.0.0 (here none)' }),
    ]);
  });

  it('is not one whose demands the shell meets', async () => {
    release('meets', { react: '^19.0.0' }).know('/meets/2/', {}, { bets: { js: [], css: [] } });
    const { chosen } = globalThis.__foyer as unknown as { chosen: Record<string, object> };
    chosen['shell'] = { extras: { shared: { react: '19.3.1' } } };
    expect(await loadExpose('meets', 'bets')).toBe('bets of 2');
  });
});

it('asks for the files of an expose beside the entry', async () => {
  const files = release('beside');
  files.know('/beside/2/', { 'entry.js': 'a', 'bets.js': 'b' }, { bets: { js: ['bets.js'], css: [] } });
  await loadExpose('beside', 'bets');
  const ahead = [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  expect(ahead.filter((path) => path.startsWith('/beside/'))).toEqual(['/beside/2/entry.js', '/beside/2/bets.js']);
});

it('knows nothing of a part that is not released', async () => {
  release('released');
  await expect(loadExpose('other', 'bets')).rejects.toThrow('Nothing is released under the name other');
  expect(versionInUse('other')).toBe('');
});
