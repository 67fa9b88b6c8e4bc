import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths';
import type { Packed, packAll } from './pack';
import { wrongIn } from './wrong-in';

// Declarations of the whole package are made once.
jest.setTimeout(300_000);

let place: string;
let packed: readonly Packed[];

/** Bundlers start programs of their own, which this environment's copies of Node's globals would mislead: the command is run as it is. */
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'foyer-packages-'));
  const script = `import { packAll } from ${JSON.stringify(path.join(root, 'tools/src/packages/pack.ts'))};
    process.stdout.write(JSON.stringify(await packAll(${JSON.stringify(place)})));`;
  const file = path.join(place, 'pack.mts');
  writeFileSync(file, script);
  packed = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 24 }),
  ) as ReturnType<typeof packAll> extends Promise<infer T> ? T : never;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const folderOf = (name: string): string => packed.find((each) => each.name === name)?.folder ?? '';
const manifestOf = (name: string) => JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'));

describe('the packages of a remote elsewhere', () => {
  it('are four, each with the version of its package.json', () => {
    expect(packed.map(({ name }) => name)).toEqual([
      '@foyer/shared',
      '@foyer/entry-runtime',
      '@foyer/remote-kit',
      '@foyer/create-remote',
    ]);
    for (const { name, version, archive } of packed) {
      expect(manifestOf(name).version).toBe(version);
      expect(existsSync(archive)).toBe(true);
    }
  });

  it('have a file for every export, declarations for every module, and ask for nothing that they do not bring', () => {
    for (const { folder } of packed) expect(wrongIn(folder)).toEqual([]);
  });

  it('name no folder of this workspace', () => {
    for (const { folder } of packed) {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const named = files.filter((entry) => readFileSync(path.join(entry.parentPath, entry.name)).includes(`${root}/`));
      expect(named.map(({ name }) => name)).toEqual([]);
    }
  });

  it('leave out what only the shell may open', () => {
    const entries = Object.keys(manifestOf('@foyer/shared').exports);
    expect(entries).toContain('./session');
    expect(entries.filter((entry) => entry.startsWith('./shell'))).toEqual([]);
  });

  it('let React be the one of who uses them', () => {
    const { dependencies, peerDependencies } = manifestOf('@foyer/shared');
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect(dependencies).not.toHaveProperty('react');
  });

  it('begin a repository with the versions that they have', () => {
    const begun = JSON.parse(readFileSync(path.join(folderOf('@foyer/create-remote'), 'versions.json'), 'utf8'));
    expect(begun.dependencies['@foyer/shared']).toBe(`^${manifestOf('@foyer/shared').version}`);
    expect(begun.devDependencies['@foyer/remote-kit']).toBe(`^${manifestOf('@foyer/remote-kit').version}`);
  });
});

/** What a developer elsewhere has installed, with this workspace's copies of what is not packed here. */
function installed(folder: string): string {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@foyer'), { recursive: true });
  for (const name of ['@foyer/shared', '@foyer/remote-kit'])
    cpSync(folderOf(name), path.join(modules, name), { recursive: true });
  for (const from of [
    path.join(root, 'node_modules'),
    path.join(root, 'shared', 'node_modules'),
    path.join(root, 'tools', 'node_modules'),
  ])
    for (const name of readdirSync(from).flatMap((each) =>
      each.startsWith('@') && each !== '@foyer'
        ? readdirSync(path.join(from, each)).map((own) => `${each}/${own}`)
        : [each],
    )) {
      const to = path.join(modules, name);
      if (name.startsWith('.') || name === '@foyer' || existsSync(to)) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      symlinkSync(path.join(from, name), to);
    }
  return folder;
}

const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

/** What the compiler says of a folder; an empty text when all is well. */
function complaintsIn(folder: string): string {
  try {
    execFileSync(process.execPath, [tsc, '--noEmit', '-p', folder], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

it('a repository that is begun compiles against them, and a wrong use does not', () => {
  const create = path.join(folderOf('@foyer/create-remote'), 'dist', 'create-remote.js');
  execFileSync(process.execPath, [create, 'arcade', '--registry', 'http://registry.example/'], { cwd: place });
  const folder = installed(path.join(place, 'arcade'));
  expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe('@foyer:registry=http://registry.example/\n');
  expect(complaintsIn(folder)).toBe('');
  const wrong = `import { useT } from '@foyer/shared/i18n';
import { call } from '@foyer/shared/api';
export const first: number = useT;
export const second = call('noSuchCall', {});
`;
  writeFileSync(path.join(folder, 'src', 'wrong.ts'), wrong);
  const said = complaintsIn(folder);
  expect(said).toContain('wrong.ts(3,14)');
  expect(said).toContain('"noSuchCall"');
});
