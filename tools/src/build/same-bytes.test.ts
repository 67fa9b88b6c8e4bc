import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths';
import { checkout } from './testing/checkout';

const execute = promisify(execFile);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (place: string, ...args: string[]) =>
  execute(path.join(root, 'node_modules/.bin/tsx'), args, { cwd: place });

/** What the minifier is given: in a small remote the short names it gives may be the same by chance. */
async function unminified(place: string): Promise<Record<string, string>> {
  const out = path.join(place, 'unminified');
  await run(place, 'tools/src/build/testing/unminified.ts', 'games', out);
  const files = readdirSync(out).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(out, name), 'utf8')]));
}

/** Builds the checkout's remote. Gives file contents by path, which contains the version. */
async function built(place: string): Promise<Record<string, string>> {
  const builds = path.join(place, '.cache', 'builds');
  rmSync(builds, { recursive: true, force: true });
  await run(place, 'tools/src/build.ts', 'games');
  const files = readdirSync(builds, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // Maps go to no host.
  const released = files.filter(({ name }) => !name.endsWith('.map'));
  const paths = released.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(builds, file), readFileSync(file, 'utf8')]));
}

test('a remote has the same version and files in whichever folder it is built, and with a cold and a warm cache', async () => {
  const [one, two] = [checkout(path.join(folder, 'one')), checkout(path.join(folder, 'another'))];
  const first = await built(one);
  expect(Object.keys(first)).toEqual(expect.arrayContaining([expect.stringMatching(/\/remoteEntry\./)]));
  // Nothing of `pnpm dev` (decision 40).
  expect(Object.values(first).filter((text) => /\$Refresh\$|__foyerRefresh|hot-update/.test(text))).toEqual([]);
  // Scripts are compiled while they arrive (decision 123).
  const begun = Object.keys(first).filter((file) => first[file]?.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(begun).toEqual(Object.keys(first).filter((file) => file.endsWith('.js')));
  expect(await built(two)).toEqual(first);
  expect(await built(one)).toEqual(first);
}, 120_000);

test('the minifier is given the same files in whichever folder', async () => {
  const [one, two] = [checkout(path.join(folder, 'one')), checkout(path.join(folder, 'another'))];
  const names = await unminified(one);
  expect(Object.keys(names)).toEqual(expect.arrayContaining([expect.stringMatching(/^remoteEntry\./)]));
  expect(await unminified(two)).toEqual(names);
}, 120_000);
