import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './watch-folders';

let folder: string;
let end: () => void;
let told: (names: string[], files: string[]) => void = () => undefined;

const at = (file: string) => path.join(folder, file);
const put = (file: string, text: string) => writeFileSync(at(file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), '.foyer-watch-'));
  for (const name of ['games/src', 'games/node_modules', 'shared']) mkdirSync(at(name), { recursive: true });
  for (const file of ['games/src/list.tsx', 'games/remote.json', 'shared/button.tsx']) {
    put(file, 'first');
    // Older than the watch, or it would count as new.
    utimesSync(at(file), Date.now() / 1000 - 86_400, Date.now() / 1000 - 86_400);
  }
  end = watchFolders({ games: at('games'), shared: at('shared') }, 20, (...given) => told(...given));
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

/** Replaces a file by renaming, as careful editors and `git checkout` do. */
function replace(file: string, text: string): void {
  put(`${file}.new~`, text);
  renameSync(at(`${file}.new~`), at(file));
}

/** Makes a change and waits until these files are reported. @returns the reported areas */
function areasOf(change: () => void, ...files: string[]): Promise<string[]> {
  const areas = new Set<string>();
  const missing = new Set(files.map(at));
  return new Promise((resolve) => {
    told = (names, changed) => {
      for (const name of names) areas.add(name);
      for (const file of changed) missing.delete(file);
      if (missing.size === 0) resolve([...areas].sort());
    };
    change();
  });
}

test('a file that another one is renamed over is noticed, each time', async () => {
  const file = 'games/src/list.tsx';
  for (const text of ['second', 'third', 'fourth'])
    expect(await areasOf(() => replace(file, text), file)).toEqual(['games']);
  expect(await areasOf(() => put(file, 'in its place'), file)).toEqual(['games']);
});

test('a changed remote.json is noticed', async () => {
  const file = 'games/remote.json';
  expect(await areasOf(() => put(file, '{}'), file)).toEqual(['games']);
  expect(await areasOf(() => replace(file, '{ }'), file)).toEqual(['games']);
});

test('new files, new folders and removed files are noticed', async () => {
  const file = 'games/src/prizes/prizes.page.tsx';
  mkdirSync(at('games/src/prizes'));
  expect(await areasOf(() => put(file, 'new'), file)).toEqual(['games']);
  expect(await areasOf(() => replace(file, 'newer'), file)).toEqual(['games']);
  expect(await areasOf(() => rmSync(at('shared/button.tsx')), 'shared/button.tsx')).toEqual(['shared']);
});

test('a file that no build reads is ignored', async () => {
  const seen: string[] = [];
  const change = () => {
    told = ((before) => (names, files) => {
      seen.push(...files);
      before(names, files);
    })(told);
    put('games/node_modules/left-pad.js', 'other');
    put('games/src/list.test.tsx', 'a test');
    put('games/src/list.tsx', 'other');
  };
  await areasOf(change, 'games/src/list.tsx');
  expect(seen.filter((file) => /left-pad|\.test\./.test(file))).toEqual([]);
});
