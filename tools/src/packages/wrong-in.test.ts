import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wrongIn } from './wrong-in';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-package-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const manifest = (more: object) =>
  JSON.stringify({
    name: '@a/b',
    version: '1.0.0',
    exports: { './x': { types: './dist/x.d.ts', default: './dist/x.js' }, './texts/*': './texts/*' },
    dependencies: { known: '1.0.0' },
    ...more,
  });
const right = {
  'package.json': manifest({}),
  'dist/x.js':
    "import 'known/part'; import fs from 'node:fs'; import('./y.js'); export * from '@a/b/x'; const no = \"from 'z'\";",
  'dist/y.js': '',
  'dist/x.d.ts': "export type { Y } from './y';\nexport declare const z: import('known').Z;\n",
  'dist/y.d.ts': '',
  'texts/EN.json': '{}',
};

it('finds nothing in a package that is whole', () => {
  write(right);
  expect(wrongIn(folder)).toEqual([]);
});

it.each([
  [
    'an export without a file',
    { 'package.json': manifest({ exports: { './x': './dist/none.css' } }) },
    './x leads to ./dist/none.css',
  ],
  [
    'a pattern that fits nothing',
    { 'package.json': manifest({ exports: { './p/*': './none/*' } }) },
    './p/* leads to ./none/*',
  ],
  [
    'a module without declarations',
    { 'package.json': manifest({ exports: { './y': './dist/y.js', './x': { types: './dist/x.d.ts' } } }) },
    './y has no declarations',
  ],
  [
    'an import that does not say its file whole',
    { 'dist/x.js': "import './y';" },
    'dist/x.js asks for ./y, which is not there',
  ],
  [
    'an import of what it does not bring',
    { 'dist/y.js': "export { a } from 'unknown/part';" },
    'asks for unknown/part, which it does not depend on',
  ],
  ['one that comes later', { 'dist/y.js': "import('unknown');" }, 'asks for unknown, which it does not depend on'],
  [
    'one of types alone',
    { 'dist/y.d.ts': "export declare const z: import('untyped').Z;" },
    'dist/y.d.ts asks for untyped',
  ],
  [
    'an entry of its own that it does not export',
    { 'dist/y.js': "import '@a/b/secret';" },
    'asks for @a/b/secret, which it does not export',
  ],
  [
    'a version that no registry reads',
    { 'package.json': manifest({ dependencies: { known: 'catalog:' } }) },
    'known is asked for as catalog:',
  ],
  ['a command without a file', { 'package.json': manifest({ bin: { b: 'dist/b.js' } }) }, 'dist/b.js is not there'],
  ['a source', { 'dist/y.ts': '' }, 'dist/y.ts is a source'],
] as const)('finds %s', (_name, files, complaint) => {
  write({ ...right, ...files });
  expect(wrongIn(folder).join('\n')).toContain(complaint);
});
