import { createFiles } from '../boot/files';
import { describeAllLater, ensureShellKnown } from './description';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const info = { integrity: { 'i18n-EN.js': 'sha256-texts' }, exposes: { 'i18n-EN': { js: ['i18n-EN.js'], css: [] } } };
const release = (part: string, shared: object = {}) => ({
  url: `/${part}/1/entry.js`,
  metadata: { version: '1', integrity: 'sha256-entry' },
  extras: {
    ...{ pages: {}, widgets: {}, shared },
    files: { url: `/${part}/1/release.json`, integrity: `sha256-${part}` },
  },
});

/** Opens a page with these releases. Their addresses are new in each test, because the page remembers failures. */
function open(chosen: Record<string, object>) {
  const files = createFiles(8000);
  Object.assign(globalThis, { __foyer: { chosen, files } });
  return files;
}
const addresses = () => asked.mock.calls.map(([url]) => url);

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => Response.json(info));
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('the texts of the shell', () => {
  it('wait for its description where nobody put them into the document, and are known then', async () => {
    const files = open({ shell: release('shell-a') });
    await ensureShellKnown('EN');
    expect(asked.mock.calls.map(([url, { integrity }]) => [url, integrity])).toEqual([
      ['/shell-a/1/release.json', 'sha256-shell-a'],
    ]);
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    expect(files.exposeOf('/shell-a/1/', 'i18n-EN')).toEqual({ js: ['i18n-EN.js'], css: [] });
    expect(files.asset('/shell-a/1/i18n-EN.js')?.integrity).toBe('sha256-texts');
  });

  it('wait for nothing where they are known, where nothing describes them, and without a shell', async () => {
    const known = open({ shell: release('shell-b') });
    known.know('/shell-b/1/', {}, { 'i18n-TY': { js: [], css: [] } });
    await ensureShellKnown('TH');
    const { files, ...bare } = release('shell-c').extras;
    open({ shell: { ...release('shell-c'), extras: bare } });
    await ensureShellKnown('EN');
    open({});
    await ensureShellKnown('EN');
    expect(asked).not.toHaveBeenCalled();
  });

  it('do not come when the description is refused, and are asked for anew', async () => {
    open({ shell: release('shell-d') });
    asked.mockImplementationOnce(async () => new Response('', { status: 503 }));
    await expect(ensureShellKnown('EN')).rejects.toThrow('/shell-d/1/release.json answered 503');
    await expect(ensureShellKnown('EN')).resolves.toBeUndefined();
  });
});

describe('the descriptions of all parts', () => {
  const ready = (state: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  afterEach(() => {
    ready('complete');
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('come a second after the document, of the parts that this shell can run', async () => {
    jest.useFakeTimers();
    open({
      shell: { ...release('shell-e'), extras: { ...release('shell-e').extras, shared: { react: '19.3.1' } } },
      games: release('games-e', { react: '^19.0.0' }),
      wallet: release('wallet-e', { react: '^20.0.0' }),
      agent: { ...release('agent-e'), extras: { pages: {}, widgets: {}, shared: {} } },
    });
    ready('loading');
    describeAllLater();
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(addresses()).toEqual(['/games-e/1/release.json']);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('do not come in advance for who saves data', async () => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    open({ games: release('games-g') });
    describeAllLater();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(asked).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('come when the browser has a moment, where it says so; one that does not come disturbs nobody', async () => {
    const idle: (() => void)[] = [];
    const ask = jest.fn((work: () => void) => idle.push(work));
    Object.assign(globalThis, { requestIdleCallback: ask });
    open({ games: release('games-f'), wallet: release('wallet-f') });
    asked.mockRejectedValueOnce(new TypeError('network'));
    describeAllLater();
    expect(asked).not.toHaveBeenCalled();
    expect(idle).toHaveLength(1);
    // A browser that is never idle calls after these milliseconds.
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 10_000 });
    idle[0]?.();
    await Promise.resolve();
    expect(addresses()).toEqual(['/games-f/1/release.json', '/wallet-f/1/release.json']);
  });
});
