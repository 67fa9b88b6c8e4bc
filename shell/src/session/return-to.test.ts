import { returnTo } from '@foyer/shared/shell';
import { declaredPages } from '../testing/declared';
import { remotes } from '../testing/federation';
import { keepReturnTo, safeReturnTo, takeReturnTo } from './return-to';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  for (const { path, declaration, part } of declaredPages) remotes.page(path, declaration, part);
});

describe('where to go after logging in', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/m/..//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'm/home',
    '/m/login?x=1',
    '/register.html?affiliateCode=A1',
    '/m/register.html',
    '/m/findPswBySms',
    '',
  ])('never %s', (path) => expect(safeReturnTo(path)).toBeUndefined());

  it.each(['/m/loginx', '/m/set/login', '/x/m/login', '/m/set?of=/login', '/m/trail/7'])(
    'may be %s, which is no part of logging in',
    (path) => expect(safeReturnTo(path)).toBe(path),
  );

  it.each(['/m/login#a?b', '/m/trail?a#b', '/m/forget#top', '/m/login/', '/register.html', '/m/register'])(
    'never %s',
    (path) => expect(safeReturnTo(path)).toBeUndefined(),
  );

  it('leaves nothing behind where there is no wish', () => {
    keepReturnTo('/m/set');
    keepReturnTo('/m/login');
    expect(returnTo.get()).toBeUndefined();
  });

  it('is a path of this site with its query', () => {
    expect(safeReturnTo('/m/gameList?gameType=RNG#top')).toBe('/m/gameList?gameType=RNG#top');
  });

  it('is remembered for one login, and home otherwise', () => {
    keepReturnTo('/m/set');
    expect(takeReturnTo()).toBe('/m/set');
    expect(takeReturnTo()).toBe('/m/home');
  });

  it('is checked again when it is taken, and forgotten when there is no wish', () => {
    returnTo.set('//evil.example');
    expect(takeReturnTo()).toBe('/m/home');
    keepReturnTo('/m/set');
    keepReturnTo(undefined);
    expect(takeReturnTo()).toBe('/m/home');
  });
});
