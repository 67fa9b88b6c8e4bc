import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';
import type { Compiled } from './compile';
import { developRemote } from './dev-part';

/** A remote of one page, and the folder that its build goes to. */
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const page = (text: string) =>
  writeFileSync(
    at('src/counter/counter.page.tsx'),
    `import { useState } from 'react';
     export default function Counter() { const [n, set] = useState(0); return <b onClick={() => set(n + 1)}>${text} {n}</b>; }`,
  );

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'dev-test-'));
  for (const name of ['src/counter', 'src/i18n']) mkdirSync(at(name), { recursive: true });
  const manifest = { name: 'counting', pages: { '/m/counting': { page: 'counter' } } };
  writeFileSync(at('remote.json'), JSON.stringify(manifest));
  for (const file of ['EN', 'TY']) writeFileSync(at(`src/i18n/${file}.json`), '{}');
  page('first');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build for development refreshes its components, and each change is an update with a hash of its own', async () => {
  const builds: ((compiled: Compiled) => void)[] = [];
  const next = () => new Promise<Compiled>((resolve) => builds.push(resolve));
  const failures: string[] = [];
  const first = next();
  const end = developRemote(
    { part: 'counting', version: '1.0.0-dev', folder, out: at('out') },
    {
      started: () => undefined,
      built: ({ compiled }) => builds.shift()?.(compiled),
      failed: (text) => failures.push(text),
    },
  );
  try {
    const before = await first;
    const chunk = Object.keys(before.integrity).find((name) => name.startsWith('counter.'));
    const code = readFileSync(at('out', chunk ?? ''), 'utf8');
    expect(code).toMatch(/\$Refresh\$\.register\(|\$RefreshReg\$\(/);
    const entry = Object.keys(before.integrity).find((name) => name.startsWith('remoteEntry.'));
    expect(readFileSync(at('out', entry ?? ''), 'utf8')).toContain('__foyerRefresh("counting")');
    expect(readFileSync(at('out', `${chunk}.map`), 'utf8')).toContain('counter.page.tsx');
    expect(Object.keys(before.updates)).toEqual([]);
    const hashes = [before.hash];
    for (const text of ['second', 'first', 'third']) {
      const built = next();
      page(text);
      const { updates, hash, integrity } = await built;
      const update = Object.keys(updates).find((name) => name.includes(`.${hashes.at(-1)}.hot-update.js`));
      expect(readFileSync(at('out', update ?? ''), 'utf8')).toContain(text);
      expect(Object.keys(integrity).filter((name) => name.includes('hot-update'))).toEqual([]);
      hashes.push(hash);
    }
    expect(new Set(hashes).size).toBe(4);
    expect(failures).toEqual([]);
  } finally {
    await end();
  }
}, 60_000);
