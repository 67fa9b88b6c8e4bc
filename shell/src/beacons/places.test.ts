import { placesIn, releaseOf } from './places';

const origin = location.origin;

test('the stack of each browser is told by released files, lines and columns', () => {
  const chromium = `TypeError: x\n    at List (${origin}/games/1.0.0-aa/list.1a2b.js:1:20)\n    at ${origin}/shell/1.0.0-bb/vendor.js?r=2:3:40`;
  const safari = `List@${origin}/games/1.0.0-aa/list.1a2b.js:1:20\n@${origin}/shell/1.0.0-bb/vendor.js?r=2:3:40`;
  for (const stack of [chromium, safari])
    expect(placesIn(stack)).toEqual(['/games/1.0.0-aa/list.1a2b.js:1:20', '/shell/1.0.0-bb/vendor.js:3:40']);
});

test('files of others, pages and extensions are not told, and three places at most', () => {
  const others = `at https://evil.example/games/1.0.0/x.js:1:1\nat chrome-extension://abc/def/inject.js:1:1\nat ${origin}/m/forget?key=k:1:1`;
  expect(placesIn(others)).toEqual([]);
  expect(placesIn(`at ${origin}/games/1/a.js:1:1\n`.repeat(9))).toHaveLength(3);
});

test('a place says its release', () => {
  expect(releaseOf('/games/1.0.0-aa/list.js:1:20')).toEqual({ part: 'games', version: '1.0.0-aa' });
});
