import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ReleaseInfo } from '@foyer/shared/remote';
import type { BuiltPart } from '../build/build-part';
import { integrityOf } from '../build/release-info';
import { appendLog, type LogEntry, readLog, type Signed } from './log';
import { keepMaps, sweepMaps } from './maps';
import { checkAddress } from './origins/addresses';
import { openRelease, pinOf, releaseFolder } from './pinned';
import { checkFolder, DESCRIPTION, hashesOf, ReleaseChanged } from './release-files';

function compress(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|json|svg)$/.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * Checks a folder against its own description.
 * @returns the hash of the description
 * @throws when a file is missing, changed or without hash, the folder is of another release, or its address cannot be one
 */
export function checkBuild(folder: string, part: string, version: string): string {
  const description = readFileSync(path.join(folder, DESCRIPTION));
  const info = JSON.parse(description.toString()) as ReleaseInfo;
  const label = `${part} ${version}`;
  if (info.name !== part || info.version !== version)
    throw new ReleaseChanged(label, DESCRIPTION, `describes ${info.name} ${info.version}`);
  const hash = integrityOf(description);
  if (info.address !== undefined) checkAddress(info.address);
  const hashes = hashesOf(info, hash);
  for (const file of hashes.keys())
    if (file.endsWith('.map'))
      throw new Error(`${label} holds ${file}, a source map, which no host of a site may have`);
  checkFolder(folder, hashes, label);
  return hash;
}

function isWhole(site: string, log: readonly LogEntry[], part: string, version: string): boolean {
  try {
    openRelease(site, log, part, version).check();
    return true;
  } catch {
    return false;
  }
}

/** Result of publishing: a new release, no change, or a damaged release restored. */
export type Published = 'new' | 'same' | 'restored';

/**
 * Puts a build on the host as the immutable folder `/<part>/<version>/`, its hash into the log, and its maps beside the host.
 * Publishing it again changes nothing, or restores a damaged folder.
 * @param from who publishes it, and the commit of its sources
 * @throws when another build has that version, or the build does not fit its description
 */
export function publish(site: string, { info, folder }: BuiltPart, from: Signed & { commit?: string } = {}): Published {
  const { name: part, version, address } = info;
  const [target, log] = [releaseFolder(site, part, version), readLog(site)];
  const half = `${target}.${process.pid}.tmp`;
  // In containers a command that was killed had the same number.
  rmSync(half, { recursive: true, force: true });
  cpSync(folder, half, { recursive: true });
  try {
    const description = checkBuild(half, part, version);
    const known = log.some((entry) => entry.kind === 'publish' && entry.part === part && entry.version === version);
    const there = path.join(target, DESCRIPTION);
    const pin = pinOf(log, part, version);
    // Without hashes only the disk can tell; the release cannot go live until it is pinned.
    const old = known && pin === undefined;
    const before = old && existsSync(there) ? integrityOf(readFileSync(there)) : pin?.description;
    if ((before ?? description) !== description)
      throw new Error(
        `${part} ${version} is published already with other files: a release never changes, give another version`,
      );
    keepMaps(site, part, version, folder);
    if (old ? before !== undefined : known && isWhole(site, log, part, version)) return 'same';
    compress(half);
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
    if (known && !old) return 'restored';
    appendLog(site, { kind: 'publish', part, version, description, ...(address && { address }), ...from });
    return old ? 'restored' : 'new';
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Removes the leftovers of an interrupted publish, and the maps of removed releases. */
export function sweep(site: string): void {
  sweepMaps(site);
  for (const part of existsSync(site) ? readdirSync(site) : []) {
    const folder = path.join(site, part);
    for (const name of part.includes('.') ? [] : readdirSync(folder)) {
      if (name.endsWith('.tmp')) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
