import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { folderName } from './pinned';

/** Folder of a build's source maps, beside that of the build, which is published as a whole. */
export const mapsOfBuild = (folder: string): string => `${folder}.maps`;

/** Folder of a release's source maps, beside the host's folder and without an address (decision 37). */
export const mapsOfRelease = (site: string, part: string, version: string): string =>
  path.join(`${path.resolve(site)}-maps`, folderName(part), folderName(version));

/** Moves the source maps of a build's folder to `maps`. */
export function takeMaps(folder: string, maps: string = mapsOfBuild(folder)): void {
  const files = globSync('**/*.map', { cwd: folder, dot: true });
  if (files.length === 0) return;
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of files) renameSync(path.join(folder, file), path.join(maps, path.basename(file)));
}

/** Keeps the maps of a published build. A build may have none. */
export function keepMaps(site: string, part: string, version: string, folder: string): void {
  const [from, to] = [mapsOfBuild(folder), mapsOfRelease(site, part, version)];
  if (!existsSync(from)) return;
  const half = `${to}.${process.pid}.tmp`;
  cpSync(from, half, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(half, to);
}

/** Removes the maps of releases that are gone. */
export function sweepMaps(site: string): void {
  const all = `${path.resolve(site)}-maps`;
  for (const part of existsSync(all) ? readdirSync(all) : []) {
    for (const version of readdirSync(path.join(all, part))) {
      if (!existsSync(path.join(site, part, version))) rmSync(path.join(all, part, version), { recursive: true });
    }
  }
}
