import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { buildCache, type PartName, partFolder } from '../paths';
import { exposesOf, readManifest } from './manifest';
import { indexHtml } from './index-html';
import { integrityOfFolder, provided, remoteReleaseInfo } from './release-info';
import { remoteConfig } from './remote-config';
import { run } from './run';
import { bootConfig, shellConfig } from './shell-config';
import { sourceVersion } from './version';

async function buildRemote(part: PartName, version: string, out: string): Promise<ReleaseInfo> {
  const manifest = readManifest(part);
  const stats = await run(remoteConfig({ part, version, out }));
  return remoteReleaseInfo(manifest, version, exposesOf(part, manifest), stats, out);
}

async function buildShell(version: string, out: string): Promise<ReleaseInfo> {
  const options = { part: 'shell', version, out } as const;
  const stats = await run(shellConfig(options));
  await run(bootConfig(options));
  const template = readFileSync(path.join(partFolder('shell'), 'src', 'index.html'), 'utf8');
  writeFileSync(path.join(out, 'index.html'), indexHtml(template, stats, out, `/shell/${version}/`));
  rmSync(path.join(out, '.boot'), { recursive: true });
  const chunks = Object.entries(stats.namedChunkGroups ?? {}).filter(([name]) => name !== 'main');
  const files = (group: (typeof chunks)[number][1], kind: string) =>
    (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith(kind));
  return {
    name: 'shell',
    version,
    entry: 'index.html',
    integrity: integrityOfFolder(out),
    exposes: Object.fromEntries(chunks.map(([name, group]) => [name, { js: files(group, '.js'), css: files(group, '.css') }])),
    pages: {},
    widgets: {},
    shared: provided(),
  };
}

export interface BuiltPart {
  info: ReleaseInfo;
  folder: string;
  /** False when the same sources were built before and the files were still there. */
  fresh: boolean;
}

/**
 * Builds a part into the build cache, or finds it there. The version is that of its sources unless one is given.
 * A build that fails leaves nothing behind. Throws with the errors of the build.
 */
export async function buildPart(part: PartName, wanted?: string): Promise<BuiltPart> {
  const version = wanted ?? sourceVersion(part);
  const folder = path.join(buildCache, part, `${version}${wanted ? `.${sourceVersion(part).split('-').pop()}` : ''}`);
  const description = path.join(folder, 'release.json');
  if (existsSync(description)) {
    return { info: JSON.parse(readFileSync(description, 'utf8')) as ReleaseInfo, folder, fresh: false };
  }
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    const info = part === 'shell' ? await buildShell(version, half) : await buildRemote(part, version, half);
    writeFileSync(path.join(half, 'release.json'), `${JSON.stringify(info, null, 1)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
    return { info, folder, fresh: true };
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}
