import { isHome, plainPath } from './home';

it.each(['/', '/m', '/m/', '/m/home', '/m/home/', '/m/index', '/m/index.html', '/m/member/home', '//'])(
  'home is shown at %s',
  (path) => expect(isHome(path)).toBe(true),
);

it.each(['', '/m/homes', '/home', '/index.html', '/m/member', '/m/home/x', '/M/home'])(
  'no home is shown at %j',
  (path) => expect(isHome(path)).toBe(false),
);

it.each([
  ['/m/set', '/m/set'],
  ['/m/set/', '/m/set'],
  ['/m/set///', '/m/set'],
  ['/m//set', '/m//set'],
  ['/', '/'],
  ['//', '/'],
  ['', ''],
])('the path %j is %j without the slashes at its end', (path, plain) => expect(plainPath(path)).toBe(plain));
