import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths';

const execute = promisify(execFile);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = `import { useSession } from '@foyer/shared/session';
import { useState } from 'react';
export default function Hello() { const [count] = useState(0); useSession(); return <p>{count}</p>; }
`;

/** Links the content of a folder into another one, without what is there already. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const there = readdirSync(to);
  for (const name of readdirSync(from).filter((each) => !there.includes(each) && each !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
}

/** Another checkout: its build sources are copies, its only remote has one page, its packages are those of this checkout. */
function checkout(name: string): string {
  const place = path.join(folder, name);
  const remote = path.join(place, 'remotes', 'games');
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(remote, file)), { recursive: true });
    writeFileSync(path.join(remote, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('remote.json', { name: 'games', pages: { '/m/hello': { page: 'hello' } } });
  write('package.json', { name: '@foyer/games', version: '1.0.0' });
  write('src/hello/hello.page.tsx', PAGE);
  write('src/i18n/EN.json', { title: 'Hello' });
  write('src/i18n/TY.json', { title: 'สวัสดี' });
  cpSync(path.join(root, 'tools/src'), path.join(place, 'tools/src'), { recursive: true });
  const lent = path.join('tools', 'node_modules', '@module-federation');
  mkdirSync(path.join(place, lent), { recursive: true });
  symlinkSync(path.join(place, 'tools/src/build/entry-runtime'), path.join(place, lent, 'webpack-bundler-runtime'));
  for (const each of [lent, 'tools/node_modules', 'tools', 'node_modules', '.'])
    linkAll(path.join(root, each), path.join(place, each));
  return place;
}

/** Builds the checkout's remote. Gives file contents by path, which contains the version. */
async function built(place: string): Promise<Record<string, string>> {
  const builds = path.join(place, '.cache', 'builds');
  rmSync(builds, { recursive: true, force: true });
  await execute(path.join(root, 'node_modules/.bin/tsx'), ['tools/src/build.ts', 'games'], { cwd: place });
  const files = readdirSync(builds, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // Maps go to no host.
  const released = files.filter(({ name }) => !name.endsWith('.map'));
  const paths = released.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(builds, file), readFileSync(file, 'utf8')]));
}

test('a remote has the same version and files in whichever folder it is built, and with a cold and a warm cache', async () => {
  const [one, two] = [checkout('one'), checkout('another')];
  const first = await built(one);
  expect(Object.keys(first)).toEqual(expect.arrayContaining([expect.stringMatching(/\/remoteEntry\./)]));
  expect(await built(two)).toEqual(first);
  expect(await built(one)).toEqual(first);
}, 120_000);
