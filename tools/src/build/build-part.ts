import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import type { StatsCompilation } from 'webpack';
import { buildCache, type PartName, partFolder } from '../paths';
import { mapsOfBuild, takeMaps } from '../release/maps';
import { wrongTexts } from '../texts/check';
import { readPartAlone } from '../texts/read-parts';
import type { BuildOptions } from './common';
import { indexHtml } from './index-html';
import { exposesOf, readManifest } from './manifest';
import { drawPictures } from './pictures/draw-pictures';
import { integrityOfFolder, othersOfFolder, provided, remoteReleaseInfo } from './release-info';
import { remoteConfig } from './remote-config';
import { run } from './run';
import { bootConfig, serviceWorkerConfig, shellConfig } from './shell-config';
import { sourceVersion } from './version';

async function buildRemote(options: BuildOptions): Promise<ReleaseInfo> {
  const { part, version, folder, out } = options;
  const manifest = readManifest(part, folder);
  const stats = await run(remoteConfig(options));
  // It names source files and nobody reads it; other hosts read mf-manifest.json.
  rmSync(path.join(out, 'mf-stats.json'));
  const info = remoteReleaseInfo(manifest, version, exposesOf(manifest, folder), stats, integrityOfFolder(out));
  await drawPictures(options, info);
  return info;
}

/** Describes a build of the shell: its document, its chunks with their files and hashes, and what it provides. */
export function shellReleaseInfo(
  stats: StatsCompilation,
  version: string,
  integrity: Readonly<Record<string, string>>,
): ReleaseInfo {
  const chunks = Object.entries(stats.namedChunkGroups ?? {}).filter(([name]) => name !== 'main');
  const files = (group: (typeof chunks)[number][1], kind: string) =>
    (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith(kind));
  return {
    name: 'shell',
    version,
    elsewhere: true,
    entry: 'index.html',
    integrity,
    exposes: Object.fromEntries(
      chunks.map(([name, group]) => [name, { js: files(group, '.js'), css: files(group, '.css') }]),
    ),
    pages: {},
    widgets: {},
    shared: provided(),
  };
}

async function buildShell(options: BuildOptions): Promise<ReleaseInfo> {
  const { version, folder, out } = options;
  const stats = await run(shellConfig(options));
  await run(bootConfig(options));
  const template = readFileSync(path.join(folder, 'src', 'index.html'), 'utf8');
  writeFileSync(path.join(out, 'index.html'), indexHtml(template, stats, out, `/shell/${version}/`));
  rmSync(path.join(out, '.boot'), { recursive: true });
  const integrity = integrityOfFolder(out);
  // No page loads it as a script, so it has no hash in the discovery document.
  await run(serviceWorkerConfig(options));
  for (const file of ['sw.js', 'sw.js.map']) renameSync(path.join(out, '.sw', file), path.join(out, file));
  rmSync(path.join(out, '.sw'), { recursive: true });
  return shellReleaseInfo(stats, version, integrity);
}

interface BuildWish {
  /** Default: made of the sources. */
  version?: string;
  /** Folder of the sources, e.g. of another checkout. Default: the part's own. */
  from?: string;
}

export interface BuiltPart {
  info: ReleaseInfo;
  folder: string;
  /** False when the build was in the cache. */
  fresh: boolean;
}

/** The version of a part's sources, when their build is in the cache. */
export function builtVersion(part: PartName): string | undefined {
  const version = sourceVersion(part, partFolder(part));
  return existsSync(path.join(buildCache, part, version, 'release.json')) ? version : undefined;
}

/** Builds a part, or takes it from the build cache. A failed build leaves no files. Throws with the errors of the build. */
export async function buildPart(part: PartName, { version: wanted, from }: BuildWish = {}): Promise<BuiltPart> {
  const sources = from ?? partFolder(part);
  const ofSources = sourceVersion(part, sources);
  const version = wanted ?? ofSources;
  const folder = path.join(buildCache, part, wanted ? `${wanted}.${ofSources.split('-').pop()}` : version);
  const description = path.join(folder, 'release.json');
  if (existsSync(description)) {
    return { info: JSON.parse(readFileSync(description, 'utf8')) as ReleaseInfo, folder, fresh: false };
  }
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    const missing = wrongTexts(readPartAlone(part, sources));
    if (missing.length > 0) throw new Error(missing.join('\n'));
    const options = { part, version, folder: sources, out: half };
    const built = part === 'shell' ? await buildShell(options) : await buildRemote(options);
    takeMaps(half, mapsOfBuild(folder));
    const others = othersOfFolder(half, built.integrity);
    const info = Object.keys(others).length > 0 ? { ...built, others } : built;
    writeFileSync(path.join(half, 'release.json'), `${JSON.stringify(info, null, 1)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
    return { info, folder, fresh: true };
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}
