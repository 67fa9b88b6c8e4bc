import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTypeChecks, summaryOf, wrongTypes } from './types-of-parts';

test('wrong types are told with file, line and column, and no more once they are mended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-types-'));
  const page = path.join(folder, 'page.ts');
  const options = { strict: true, noEmit: true, types: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const name = path.basename(folder);
  writeFileSync(page, "export const count: number = 'one';\n");
  expect(await wrongTypes(name, folder)).toMatch(/page\.ts:1:14: error TS2322: Type 'string' is not assignable/);
  writeFileSync(page, 'export const count: number = 1;\n');
  expect(await wrongTypes(name, folder)).toBe('');
  rmSync(folder, { recursive: true });
}, 120_000);

test('a folder that has no configuration of types is not checked', async () => {
  expect(await wrongTypes('none', path.join(tmpdir(), 'foyer-none'))).toBe('');
});

test('the panel has the first complaint, and how many there are', () => {
  const first = 'remotes/games/src/a.tsx:1:2: error TS1: Wrong.';
  expect(summaryOf(`${first}\n  Because of that.`)).toBe(first);
  expect(summaryOf(`${first}\n  Because of that.\nb.tsx:1:1: error TS2: Too.`)).toBe(
    `${first}\nand 1 more, which the terminal has`,
  );
});

test('one package is checked after the other, and what is saved meanwhile once more before it is told', async () => {
  const checks: { name: string; end: (complaints: string) => void }[] = [];
  const told: string[][] = [];
  const ask = createTypeChecks(
    (name) => new Promise((end) => checks.push({ name, end })),
    (...each) => told.push(each),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  for (const name of ['games', 'shared', 'games']) ask(name, name);
  expect(checks.map(({ name }) => name)).toEqual(['games']);
  checks[0]?.end('of the save before');
  await settled();
  expect(told).toEqual([]);
  checks[1]?.end('');
  await settled();
  expect(checks.map(({ name }) => name)).toEqual(['games', 'shared', 'games']);
  checks[2]?.end('of the last save');
  await settled();
  expect(told).toEqual([
    ['shared', ''],
    ['games', 'of the last save'],
  ]);
  ask('shell', 'shell');
  expect(checks.at(-1)?.name).toBe('shell');
});
