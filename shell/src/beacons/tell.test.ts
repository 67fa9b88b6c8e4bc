import { schemas } from '@foyer/shared/contract/schemas';
import { isSampledOn } from '@foyer/shared/remote';
import { Value } from '@sinclair/typebox/value';
import type { Beacon } from './beacon';

/** They watch the browser, which is none here; the site's own tests see them in one. */
jest.mock('web-vitals', () => {
  const none = () => undefined;
  return { onCLS: none, onFCP: none, onINP: none, onLCP: none, onTTFB: none };
});

const sent: { body: Beacon; init: RequestInit }[] = [];
const answer = jest.fn(async () => Response.json({ success: true, value: null }));

/** Visitors of the 25 % on any day, and of the others, are found by trying. */
function visitorWho(isSampled: boolean): string {
  for (let n = 0; ; n += 1) if (isSampledOn(`v${n}`, new Date()) === isSampled) return `v${n}`;
}

const of = (version: string, extras = {}) => ({ metadata: { version }, extras: { pages: {}, widgets: {}, ...extras } });

/** Opens a page in which this has happened before anybody told of it. */
function open(seen: unknown[] = [], { sampled = true, saveData = false, shell = of('9.0.0') } = {}) {
  Object.assign(globalThis, {
    __foyer: {
      ...{ chosen: { shell, games: of('2.0.0'), wallet: of('1.0.0') }, seen: [...seen] },
      ...{ versions: { shell: '9.0.0' }, experiments: new Set(['games']), visitor: visitorWho(sampled) },
      releases: () => 'shell@9.0.0',
    },
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  jest.isolateModules(() => jest.requireActual<typeof import('./tell')>('./tell').tellOfVisit());
  return globalThis.__foyer as unknown as { seen: { push: (...what: unknown[]) => void } };
}

const leave = async () => {
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
};

const thrownAt = (place: string, message = 'x is not a function') => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location.origin}${place})`;
  return error;
};
const event = (error: unknown) => Object.assign(new Event('error'), { error });

const own = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  answer.mockClear();
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    sent.push({ body: JSON.parse(String(init.body)) as Beacon, init });
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  for (const { body } of sent) expect([...Value.Errors(schemas.beacon.body, body)]).toEqual([]);
  jest.useRealTimers();
  globalThis.fetch = own;
});

const loaded = { part: 'wallet', version: '1.0.0', failed: false };
const failed = { part: 'games', version: '2.0.0', failed: true };

it('tells of what loaded when the page is left, each release once, with the way the visitor got it', async () => {
  const { seen } = open([loaded, loaded]);
  seen.push({ part: 'games', version: '2.0.0', failed: false }, { part: 'games', version: '1.0.0', failed: false });
  expect(sent).toEqual([]);
  await leave();
  await leave();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ sampled: true, errors: [] },
      parts: [
        { part: 'wallet', version: '1.0.0', variant: 'all', loaded: true, failed: false },
        { part: 'shell', version: '9.0.0', variant: 'all', loaded: true, failed: false },
        { part: 'games', version: '2.0.0', variant: 'split', loaded: true, failed: false },
        { part: 'games', version: '1.0.0', variant: 'fallback', loaded: true, failed: false },
      ],
    },
  ]);
});

it('tells of a shell that did not start as of a release for everybody, and of the one before as its fallback', async () => {
  open([{ part: 'shell', version: '9.1.0', failed: true }], { shell: of('9.0.0', { insteadOf: '9.1.0' }) });
  await leave();
  expect(sent[0]?.body.parts).toEqual([
    { part: 'shell', version: '9.1.0', variant: 'all', loaded: false, failed: true },
    { part: 'shell', version: '9.0.0', variant: 'fallback', loaded: true, failed: false },
  ]);
});

it('sends no cookie, no token and no address of the page', async () => {
  open([loaded]);
  await leave();
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' });
  expect(Object.keys(sent[0]?.init.headers ?? {})).toEqual(['Content-Type', 'X-Releases']);
});

it('tells of a failure after two seconds, of the rest after thirty', async () => {
  open([failed, failed]);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent[0]?.body.parts).toContainEqual({
    part: 'games',
    version: '2.0.0',
    variant: 'split',
    loaded: false,
    failed: true,
  });
  const { seen } = open();
  sent.length = 0;
  seen.push(loaded);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
});

it.each([
  ['visits that are not sampled', { sampled: false }],
  ['browsers that save data', { saveData: true }],
])('tells of nothing but failures and errors in %s', async (_, visit) => {
  open([loaded, failed, event(thrownAt('/wallet/1.0.0/a.js:1:2'))], visit);
  await leave();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      sampled: false,
      parts: [{ part: 'games', version: '2.0.0', variant: 'split', loaded: false, failed: true }],
      errors: [
        {
          ...{ part: 'wallet', version: '1.0.0', variant: 'all' },
          ...{ message: 'TypeError: x is not a function', places: ['/wallet/1.0.0/a.js:1:2'] },
        },
      ],
    },
  ]);
  sent.length = 0;
  open([loaded], visit);
  await leave();
  expect(sent).toEqual([]);
});

it('tells of errors by the part whose script threw, or that could not be drawn, and not of those of others', async () => {
  open([
    event(thrownAt('/games/2.0.0/a.js:1:2', 'no mali@example.com, 0812345678')),
    Object.assign(new Event('unhandledrejection'), { reason: thrownAt('/wallet/1.0.0/a.js:1:2', 'late') }),
    event(thrownAt('/inject.js:1:2')),
    event(undefined),
    { ...loaded, failed: true, error: 'a text' },
  ]);
  await leave();
  const errors = sent.flatMap(({ body }) => body.errors);
  expect(errors.map(({ part, message, places }) => [part, message, places.length])).toEqual([
    ['games', 'TypeError: no <mail> #', 1],
    ['wallet', 'TypeError: late', 1],
    ['wallet', 'a text', 0],
  ]);
});

it('tells of one error once, and of fifteen in a page', async () => {
  const words = Array.from({ length: 20 }, (_, n) => 'abcdefghijklmnopqrst'[n] ?? '');
  open([...words, ...words].map((word) => event(thrownAt('/games/2.0.0/a.js:1:2', word))));
  await leave();
  const errors = sent.flatMap(({ body }) => body.errors);
  expect(errors).toHaveLength(15);
  expect(Math.max(...sent.map(({ body }) => JSON.stringify(body).length))).toBeLessThan(4096);
});

it.each([
  ['refuses', async () => Response.json({ success: false, code: 'rate.limited' })],
  ['has no such call', async () => new Response('Not found', { status: 404 })],
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is silent from then on when the platform %s', async (_, otherwise) => {
  answer.mockImplementationOnce(otherwise);
  const { seen } = open([failed]);
  await leave();
  expect(sent).toHaveLength(1);
  seen.push({ ...loaded, failed: true });
  await leave();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});
