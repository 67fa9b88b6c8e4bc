import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeFiles, ReleaseInfo, RemoteManifest } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import type { StatsCompilation } from 'webpack';
import { releasedBy } from './early-calls';
import type { Expose } from './manifest';
import { type SharedPackage, sharedPackages } from './shared';

/** A file's hash for Subresource Integrity. */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Hashes of all scripts and stylesheets in a folder, by file name. */
export function integrityOfFolder(folder: string): Record<string, string> {
  const files = globSync('**/*.{js,css}', { cwd: folder }).sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/** Hashes of all other files of a build: document, service worker, pictures. */
export function othersOfFolder(folder: string, integrity: Readonly<Record<string, string>>): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, dot: true, ignore: ['release.json'] }).sort();
  const others = files.filter((file) => integrity[file] === undefined);
  return Object.fromEntries(others.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/** The files of a named chunk, and those it may import. */
export function filesOf(stats: StatsCompilation, chunk: string): ExposeFiles {
  const names = (stats.namedChunkGroups?.[chunk]?.assets ?? []).map((asset) => asset.name);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
    lazy: reachedFiles(stats, chunk).filter((name) => !names.includes(name)),
  };
}

/** The files of a named chunk and of everything it may import, except below the chunks `upTo`. */
export function reachedFiles(stats: StatsCompilation, chunk: string, upTo: readonly string[] = []): string[] {
  const chunks = new Map((stats.chunks ?? []).map((each) => [each.id, each]));
  const ends = new Set(
    (stats.chunks ?? []).filter(({ names }) => names?.some((name) => upTo.includes(name))).map(({ id }) => id),
  );
  const reached = new Set(stats.namedChunkGroups?.[chunk]?.chunks ?? []);
  // Iterating a set includes elements that are added meanwhile.
  for (const id of reached) {
    for (const child of chunks.get(id)?.children ?? []) if (!ends.has(child)) reached.add(child);
  }
  const files = [...reached].flatMap((id) => chunks.get(id)?.files ?? []);
  return files.filter((name) => /\.(js|css)$/.test(name)).sort();
}

/** The description of a finished remote build: exposes, files, hashes and demands. */
export function remoteReleaseInfo(
  manifest: RemoteManifest,
  version: string,
  exposes: readonly Expose[],
  stats: StatsCompilation,
  integrity: Readonly<Record<string, string>>,
): ReleaseInfo {
  const entry = Object.keys(integrity).find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${manifest.name}: the build left no entry`);
  return {
    name: manifest.name,
    version,
    entry,
    integrity,
    exposes: Object.fromEntries(exposes.map(({ name, chunk }) => [name, filesOf(stats, chunk)])),
    ...releasedBy(manifest),
    shared: demands(),
  };
}

/** The packages that a description names. All core entries share one name. */
const named = (): SharedPackage[] =>
  sharedPackages()
    .map((each) => (each.key.startsWith('@foyer/') ? { ...each, key: '@foyer/shared' } : each))
    .filter(({ key }) => key === '@foyer/shared' || key === 'react' || key === 'react-dom');

/** The ranges that a remote was built for. */
const demands = (): Record<string, string> => Object.fromEntries(named().map(({ key, range }) => [key, range]));

/** The versions that the shell provides, by the same names. */
export const provided = (): Record<string, string> =>
  Object.fromEntries(named().map(({ key, version }) => [key, version]));
