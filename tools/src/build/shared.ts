import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildsOn, root } from '../paths';

/** Core entries of @foyer/shared: one instance, provided by the shell. */
export const coreEntries = ['session', 'bus', 'api', 'flags', 'i18n', 'router', 'query', 'store', 'storage'] as const;

/** React's entries, one by one, because a share key does not cover sub-entries. */
const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const requireVersions = createRequire(buildsOn.versions);

function versionOf(name: string): string {
  const file = requireVersions.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export interface SharedPackage {
  key: string;
  version: string;
  range: string;
}

/** All shared packages, with their version here and the range that remotes demand. */
export function sharedPackages(also: readonly string[] = []): SharedPackage[] {
  const react = [...reactEntries, ...also].map((key) => {
    const version = versionOf(key.startsWith('react-dom') ? 'react-dom' : 'react');
    return { key, version, range: `^${version}` };
  });
  // What a remote uses of them is known by name, and is compared when it goes live (decision 82): a range says the major alone.
  const version = versionOf('@foyer/shared');
  const range = `^${version.split('.')[0]}.0.0`;
  return [...react, ...coreEntries.map((name) => ({ key: `@foyer/shared/${name}`, version, range }))];
}

/** Eager, because the shell imports them itself and needs no further round trip. */
export const providedByShell = (also?: readonly string[]) =>
  Object.fromEntries(sharedPackages(also).map(({ key, version }) => [key, { shareKey: key, version, eager: true }]));

/** A remote's files contain nothing shared. */
export const consumedByRemote = (also?: readonly string[]) =>
  Object.fromEntries(
    sharedPackages(also).map(({ key, range }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: range },
    ]),
  );

/** The export condition that opens `@foyer/shared/shell` (decision 35). */
export const SHELL_ONLY = 'foyer-shell';

/** The operators' desk, which no bundle of a member contains. */
export const OF_DESK = new RegExp(`^${path.join(root, 'desk').replace(/[\\/.]/g, '[\\$&]')}[\\\\/]`);

/** Modules that a remote must not contain: shared instances, modules of the shell alone, test helpers, and the desk. */
export const forbiddenInRemotes = [
  OF_DESK,
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|i18next|react-i18next|zustand|ky)[\\/]/,
  // What is lent is the cache; windows of long lists share nothing.
  /[\\/]node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
  new RegExp(
    `[\\\\/]shared[\\\\/](?:src|dist)[\\\\/](${[...coreEntries, 'shell', 'drawing', 'testing'].join('|')})[\\\\/]`,
  ),
];
