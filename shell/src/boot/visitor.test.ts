import { bucketOf, type DiscoveredRelease } from '@foyer/shared/remote';
import { isOtherDocument, knowVisitor } from './visitor';

const KEY = 'foyer:stays:shell.visitorId';
const [OLD, SENT] = ['0123456789abcdef01234567', '76543210fedcba9876543210'];

// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
const send = (value: string, age = 60) => (document.cookie = `foyer_visitor=${value}; path=/; max-age=${age}`);
const cookie = () => document.cookie.match(/foyer_visitor=(\w*)/)?.[1];

beforeEach(() => {
  localStorage.clear();
  send('', 0);
});
afterEach(() => jest.restoreAllMocks());

const withoutCookies = () => jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');

describe('the name of a browser', () => {
  it('is that of its storage, which the cookie gets, so that nobody changes arms', () => {
    localStorage.setItem(KEY, OLD);
    send(SENT);
    expect(knowVisitor()).toEqual({ name: OLD, wasKnown: false, isKnown: true });
    expect(cookie()).toBe(OLD);
    expect(knowVisitor()).toEqual({ name: OLD, wasKnown: true, isKnown: true });
  });

  it('is that of an earlier release, or the one that the server gave with the first document', () => {
    localStorage.setItem('visitorId', OLD);
    expect(knowVisitor().name).toBe(OLD);
    localStorage.clear();
    send(SENT);
    expect(knowVisitor()).toEqual({ name: SENT, wasKnown: true, isKnown: true });
    expect(localStorage.getItem(KEY)).toBe(SENT);
  });

  it('is made here, of 24 digits, on a host that gives none, and comes back by the cookie when the storage was emptied', () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
    expect(knowVisitor().name).toBe('0'.repeat(24));
    localStorage.clear();
    expect(knowVisitor()).toEqual({ name: '0'.repeat(24), wasKnown: true, isKnown: true });
  });

  it('is none that the platform would not take', () => {
    localStorage.setItem(KEY, 'somebody');
    send('nobody');
    const { name } = knowVisitor();
    expect(name).toMatch(/^[0-9a-f]{24}$/);
    expect([localStorage.getItem(KEY), cookie()]).toEqual([name, name]);
  });

  it('is new on each visit where nothing is kept, and not known to the server', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('denied');
      });
    withoutCookies();
    const { name, isKnown } = knowVisitor();
    expect(isKnown).toBe(false);
    expect(knowVisitor().name).not.toBe(name);
  });
});

describe('the document of a shell', () => {
  const shell = (version: string, isDefault: boolean, from: number): DiscoveredRelease => ({
    ...{ url: '', metadata: { version, integrity: '' }, deployment: { traffic: 50, default: isDefault } },
    extras: {
      ...{ pages: {}, widgets: {}, shared: {} },
      arms: [{ experiment: 'frame', arm: version, of: [['frame', from, from + 50]] }],
    },
  });
  const [live, other] = [shell('1.0.0', true, 0), shell('2.0.0', false, 50)];
  const names = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(24, '0'));
  const inFirst = names.find((name) => bucketOf(name, 'frame') < 50) ?? '';
  const inSecond = names.find((name) => bucketOf(name, 'frame') >= 50) ?? '';
  const known = (name: string, wasKnown = false) => ({ name, wasKnown, isKnown: true });

  it('is another one where the server chose by another name, and only then', () => {
    expect(isOtherDocument([live, other], known(inSecond))).toBe(true);
    expect(isOtherDocument([other, live], known(inSecond))).toBe(false);
    expect(isOtherDocument([live, other], known(inFirst))).toBe(false);
    expect(isOtherDocument([other, live], known(inFirst))).toBe(true);
    expect(isOtherDocument([live], known(inSecond))).toBe(false);
    // The server knew, and could not.
    expect(isOtherDocument([live, other], known(inSecond, true))).toBe(false);
  });

  it('is the default for who keeps no cookies', () => {
    const nobody = { name: inSecond, wasKnown: false, isKnown: false };
    expect(isOtherDocument([other, live], nobody)).toBe(true);
    expect(isOtherDocument([live, other], nobody)).toBe(false);
  });

  it('is asked for anew once, and not in place of the shell before', () => {
    const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/m/home`);
    expect(isOtherDocument([live, other], known(inSecond))).toBe(false);
    referrer.mockReturnValue('https://elsewhere.example/');
    expect(isOtherDocument([live, other], known(inSecond))).toBe(true);
    const before = { ...live, extras: { ...live.extras, insteadOf: '2.0.0' } };
    expect(isOtherDocument([before, other], known(inSecond))).toBe(false);
  });
});
