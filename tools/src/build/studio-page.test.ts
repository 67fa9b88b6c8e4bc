import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** As `node-once.ts` has built it. */
const built = path.join(root, 'platform/src/studio/dist');

/** Bytes of a script and of what it imports at once; what a page loads later it imports by a call. */
function weightOf(file: string): number {
  const place = path.join(built, file);
  const imported = [...readFileSync(place, 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)];
  return imported.reduce((sum, [, name = '']) => sum + weightOf(name), statSync(place).size);
}

const kinds = readdirSync(path.join(root, 'platform/src/studio/page'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', '.js'))
  .filter((file) => readdirSync(built).includes(file))
  // The book of matches is no game of a kind.
  .filter((file) => file !== 'book.js');

it('each kind of game has a page with at most 60 KB of script', () => {
  expect(kinds).toEqual(expect.arrayContaining(['cards.js', 'fish.js', 'reels.js', 'roulette.js']));
  const weights = [...kinds, 'main.js'].map((file) => [file, weightOf(file)] as const);
  expect(weights.filter(([, weight]) => weight > 60_000)).toEqual([]);
});
