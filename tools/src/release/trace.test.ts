import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mapsOfRelease } from './maps';
import { mapped, traced } from './trace';

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

test('the maps beside a host are asked, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-trace-'));
  const site = path.join(folder, 'site');
  const maps = mapsOfRelease(site, 'games', '1.0.0');
  mkdirSync(maps, { recursive: true });
  writeFileSync(path.join(maps, 'list.js.map'), map);
  expect(traced(site, 'at /games/1.0.0/list.js:1:11')).toBe('at remotes/games/src/game-list/game-list.page.tsx:3:5');
  const forged = 'at /games/../list.js:1:1 and /games/1.0.0/list.js:1:11';
  expect(traced(site, forged)).toBe(
    forged.replace('/games/1.0.0/list.js:1:11', 'remotes/games/src/game-list/game-list.page.tsx:3:5'),
  );
  expect(() => traced(site, '')).toThrow('There was no stack in the standard input');
  const unknown = ['at /games/1.0.1/list.js:1:11', 'at /games/1.0.0/more.js:1:11', 'at /wallet/1.0.0/list.js:1:11'];
  for (const place of unknown) expect(traced(site, place)).toBe(place);
  rmSync(folder, { recursive: true });
});

test('columns beyond the ninth have two figures and more', () => {
  expect(mapped('at /games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:10', of)).not.toContain('.tsx');
  expect(mapped('at /games/1.0.0-3f2a91c0/game-list.1a2b3c4d.js:1:12', of)).toContain('.tsx:3:5');
});
