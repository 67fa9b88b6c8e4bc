import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { folderName } from './pinned';

/** Where the source maps of a build lie: beside its folder, which goes to the host whole. */
export const mapsOfBuild = (folder: string): string => `${folder}.maps`;

/** Where those of a release are kept: beside the folder of the host, under no address of the site (decision 37). */
export const mapsOfRelease = (site: string, part: string, version: string): string =>
  path.join(`${path.resolve(site)}-maps`, folderName(part), folderName(version));

/** Takes the source maps out of the folder of a build, into `maps`. */
export function takeMaps(folder: string, maps: string = mapsOfBuild(folder)): void {
  const files = globSync('**/*.map', { cwd: folder, dot: true });
  if (files.length === 0) return;
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of files) renameSync(path.join(folder, file), path.join(maps, path.basename(file)));
}

/** Keeps the maps of a build for the release that it became; one that came without is none the worse. */
export function keepMaps(site: string, part: string, version: string, folder: string): void {
  const [from, to] = [mapsOfBuild(folder), mapsOfRelease(site, part, version)];
  if (!existsSync(from)) return;
  const half = `${to}.${process.pid}.tmp`;
  cpSync(from, half, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(half, to);
}

/** Removes maps whose release is not on the host any more. */
export function sweepMaps(site: string): void {
  const all = `${path.resolve(site)}-maps`;
  for (const part of existsSync(all) ? readdirSync(all) : []) {
    for (const version of readdirSync(path.join(all, part))) {
      if (!existsSync(path.join(site, part, version))) rmSync(path.join(all, part, version), { recursive: true });
    }
  }
}
