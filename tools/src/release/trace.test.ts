import { mapped } from './trace';

/** Maps line 1, column 11 of the script to line 3, column 5 of the page. */
const map = JSON.stringify({
  version: 3,
  sources: ['remotes/games/src/game-list/game-list.page.tsx'],
  names: [],
  mappings: 'UAEI',
});
const of = (part: string, version: string, file: string) =>
  part === 'games' && version === '1.0.0-3f2a91c0' && file === 'game-list.1a2b3c4d.js' ? map : undefined;

test('a stack of a browser is said again with the places in the sources', () => {
  const stack = `TypeError: x is undefined
    at List (https://shop.example/games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:11)
    at https://shop.example/games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js?r=1:1:11
List@https://shop.example:8443/games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:11
    at render (https://shop.example/shell/1.0.0-aa11/vendor.js:1:900)`;
  const place = 'remotes/games/src/game-list/game-list.page.tsx:3:5';
  expect(mapped(stack, of)).toBe(`TypeError: x is undefined
    at List (${place})
    at ${place}
List@${place}
    at render (https://shop.example/shell/1.0.0-aa11/vendor.js:1:900)`);
});

test('a place before all that the map knows stays as it is', () => {
  expect(mapped('at /games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:2', of)).toBe(
    'at /games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:2',
  );
});
