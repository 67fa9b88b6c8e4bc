import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths';

/** Core entries of @foyer/shared: one instance, provided by the shell. */
const coreEntries = ['session', 'bus', 'api', 'flags', 'i18n', 'router', 'query', 'store', 'storage'] as const;

/** React itself; keys do not cover sub-entries, so each one that is imported stands here. */
const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const requireFromShell = createRequire(path.join(root, 'shell', 'package.json'));

function versionOf(name: string): string {
  const file = requireFromShell.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface SharedPackage {
  key: string;
  version: string;
  range: string;
}

/** Every package that is shared at run time, with its version here and the range a remote asks for. */
export function sharedPackages(): SharedPackage[] {
  const entry = (key: string, version: string) => ({ key, version, range: `^${version}` });
  return [
    ...reactEntries.map((key) => entry(key, versionOf(key.startsWith('react-dom') ? 'react-dom' : 'react'))),
    ...coreEntries.map((name) => entry(`@foyer/shared/${name}`, versionOf('@foyer/shared'))),
  ];
}

/** The shell provides what it imports itself: eager, so that no round trip is spent on it. */
export const providedByShell = () =>
  Object.fromEntries(sharedPackages().map(({ key, version }) => [key, { shareKey: key, version, eager: true }]));

/** A remote only consumes: nothing shared is ever in its own files. */
export const consumedByRemote = () =>
  Object.fromEntries(
    sharedPackages().map(({ key, range }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: range },
    ]),
  );

/** The condition under which `@foyer/shared/shell` is there: what only the shell may do (decision 35). */
export const SHELL_ONLY = 'foyer-shell';

/** Modules that a remote must not contain: the shell provides the one instance, or they are the shell's alone, or for tests. */
export const forbiddenInRemotes = [
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|i18next|react-i18next|zustand|ky)[\\/]/,
  /[\\/]node_modules[\\/]@tanstack[\\/]/,
  new RegExp(`[\\\\/]shared[\\\\/]src[\\\\/](${[...coreEntries, 'shell', 'testing'].join('|')})[\\\\/]`),
];
