import { hasSecret, kindOf, mayKeep } from './kinds';

const kind = (path: string, navigation = false) => kindOf(new URL(path, 'https://demo.example'), navigation);

describe('what the service worker has to do with an address', () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/gameList?gameType=RNG', '/register.html'])('a page: %s', (path) => {
    expect(kind(path, true)).toBe('document');
  });

  it.each(['/discovery.json', '/site.json', '/first/m/home.json'])('what is live: %s', (path) =>
    expect(kind(path)).toBe('discovery'),
  );

  it.each([
    '/shell/1.0.0-54628f14/main.0a1b2c3d.js',
    '/games/2.0.0/remoteEntry.12345678.js',
    '/content/1.0.0-c6d0ecf2/slot-home.12345678.css',
  ])('a released file: %s', (path) => expect(kind(path)).toBe('release'));

  it.each([
    '/wps/member/info',
    '/wps/system/status',
    '/lgw/orders/1',
    '/_ops/merchants/DEMO',
    '/art/logo/icon.svg',
    '/docs/static/index.css',
    '/vendor/rounds/7',
    '/sw.js',
    '/games/2.0.0/remoteEntry.12345678.js?r=1',
  ])('nothing: %s', (path) => expect(kind(path)).toBeUndefined());

  it.each(['/docs/', '/_ops/outbox'])('nothing when opened: %s', (path) => expect(kind(path, true)).toBeUndefined());
});

it.each([
  ['a page', '/m/home', 200, 'no-cache', true],
  ['a page of a preview', '/m/home', 200, 'no-store', false],
  ['a failure', '/m/home', 503, 'no-cache', false],
  ['a page with a secret', '/m/forget?key=abc', 200, 'no-cache', false],
])('%s is kept as it may be', (_, path, status, control, kept) => {
  const answer = new Response('', { status, headers: { 'cache-control': control } });
  expect(mayKeep(`https://a.example${path}`, answer)).toBe(kept);
});

it('an address that opens an account is told from all others', () => {
  expect(hasSecret('https://a.example/m/forget?key=abc')).toBe(true);
  expect(hasSecret('https://a.example/m/forget?monkey=1')).toBe(false);
});
