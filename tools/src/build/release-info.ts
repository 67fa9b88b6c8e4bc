import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeFiles, ReleaseInfo, RemoteManifest } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import type { StatsCompilation } from 'webpack';
import { releasedBy } from './early-calls';
import type { Expose } from './manifest';
import { sharedPackages } from './shared';

/** Hash of a file in the form of Subresource Integrity. */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Hash of every script and stylesheet in a folder, by file name. */
export function integrityOfFolder(folder: string): Record<string, string> {
  const files = globSync('**/*.{js,css}', { cwd: folder }).sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/** Hash of every file of a build that is no script and no stylesheet of its pages: its document, service worker, pictures. */
export function othersOfFolder(folder: string, integrity: Readonly<Record<string, string>>): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, dot: true, ignore: ['release.json'] }).sort();
  const others = files.filter((file) => integrity[file] === undefined);
  return Object.fromEntries(others.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/** The files that a named chunk consists of, and those it may import. */
export function filesOf(stats: StatsCompilation, chunk: string): ExposeFiles {
  const names = (stats.namedChunkGroups?.[chunk]?.assets ?? []).map((asset) => asset.name);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
    lazy: reachedFiles(stats, chunk).filter((name) => !names.includes(name)),
  };
}

/** The files of a named chunk, of what it may import, and of what that may import in its turn, up to some other chunks. */
export function reachedFiles(stats: StatsCompilation, chunk: string, upTo: readonly string[] = []): string[] {
  const chunks = new Map((stats.chunks ?? []).map((each) => [each.id, each]));
  const ends = new Set(
    (stats.chunks ?? []).filter(({ names }) => names?.some((name) => upTo.includes(name))).map(({ id }) => id),
  );
  const reached = new Set(stats.namedChunkGroups?.[chunk]?.chunks ?? []);
  // A set gives what is added to it on the way.
  for (const id of reached) {
    for (const child of chunks.get(id)?.children ?? []) if (!ends.has(child)) reached.add(child);
  }
  const files = [...reached].flatMap((id) => chunks.get(id)?.files ?? []);
  return files.filter((name) => /\.(js|css)$/.test(name)).sort();
}

/** Describes a finished build of a remote: what it exposes, in which files, with which hashes and demands. */
export function remoteReleaseInfo(
  manifest: RemoteManifest,
  version: string,
  exposes: readonly Expose[],
  stats: StatsCompilation,
  folder: string,
): ReleaseInfo {
  const integrity = integrityOfFolder(folder);
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

/** The ranges a remote was built for; the core entries go by one name. */
function demands(): Record<string, string> {
  const named = sharedPackages().map(({ key, range }) => [key.startsWith('@foyer/') ? '@foyer/shared' : key, range]);
  return Object.fromEntries(named.filter(([key]) => key === '@foyer/shared' || key === 'react' || key === 'react-dom'));
}

/** The versions the shell provides, under the same names. */
export function provided(): Record<string, string> {
  return Object.fromEntries(Object.entries(demands()).map(([key, range]) => [key, range.replace(/^\^/, '')]));
}
