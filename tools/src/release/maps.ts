import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { folderName } from './pinned';

/** Folder of a build's source maps, beside that of the build, which is published as a whole. */
export const mapsOfBuild = (folder: string): string => `${folder}.maps`;

/** Folder of a release's source maps, beside the host's folder and without an address (decision 37). */
export const mapsOfRelease = (site: string, part: string, version: string): string =>
  path.join(`${path.resolve(site)}-maps`, folderName(part), folderName(version));

interface SourceMap {
  file?: string;
  sources?: string[];
  sourcesContent?: (string | null)[];
}

/** A map without names and texts that the plugins of webpack make of absolute paths. */
function comparable(text: string, file: string): string {
  const map = JSON.parse(text) as SourceMap;
  const { sources = [], sourcesContent = [] } = map;
  sources.forEach((source, i) => {
    const isEntry = /\.federation[\\/]entry\./.test(source);
    sources[i] = isEntry ? 'webpack/runtime/federation entry' : source.replace(/\?[\da-f]+$/, '');
    // Generated: it names chunks by hashes of absolute paths.
    if (isEntry || source.startsWith('webpack/')) sourcesContent[i] = null;
  });
  return JSON.stringify({ ...map, file });
}

/** Moves the source maps of a build's folder to `maps`. */
export function takeMaps(folder: string, maps: string = mapsOfBuild(folder)): void {
  const files = globSync('**/*.map', { cwd: folder, dot: true });
  if (files.length === 0) return;
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of files) {
    const [from, name] = [path.join(folder, file), path.basename(file)];
    writeFileSync(path.join(maps, name), comparable(readFileSync(from, 'utf8'), name.replace(/\.map$/, '')));
    rmSync(from);
  }
}

/** Keeps the maps of a published build. A build may have none. */
export function keepMaps(site: string, part: string, version: string, folder: string): void {
  const [from, to] = [mapsOfBuild(folder), mapsOfRelease(site, part, version)];
  if (!existsSync(from)) return;
  const half = `${to}.${process.pid}.tmp`;
  rmSync(half, { recursive: true, force: true });
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
