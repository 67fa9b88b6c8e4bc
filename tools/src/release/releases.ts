import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import lockfile from 'proper-lockfile';
import type { BuiltPart } from '../build/build-part';
import { decide, releaseFolder } from './derive';
import { historyOf, liveRelease } from './live';
import { appendLog, readLog } from './log';
import { ownShares, sharesOf } from './variants';

/**
 * A change keeps its process from showing that it is alive: on a busy machine compressing a shell may take longer than the ten
 * seconds after which a lock counts as left behind. The others wait longer than that for their turn.
 */
const lock = { stale: 30_000, retries: { retries: 150, minTimeout: 50, maxTimeout: 400 } };

/** Runs one change of a site folder at a time, whoever starts them. */
export async function withSite<T>(site: string, change: () => T): Promise<T> {
  mkdirSync(site, { recursive: true });
  const release = await lockfile.lock(site, lock);
  try {
    return change();
  } finally {
    await release();
  }
}

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
 * Puts a build on the host as an immutable folder `/<part>/<version>/`, whole or not at all. The same build twice changes
 * nothing; another build under a version that is taken is refused.
 *
 * @returns whether the folder is new
 */
export function publish(site: string, { info, folder }: BuiltPart): boolean {
  const target = releaseFolder(site, info.name, info.version);
  if (existsSync(target)) {
    const there = readFileSync(path.join(target, 'release.json'), 'utf8');
    if (there === readFileSync(path.join(folder, 'release.json'), 'utf8')) return false;
    throw new Error(
      `${info.name} ${info.version} is published already with other files: a release never changes, give another version`,
    );
  }
  const half = `${target}.${process.pid}.tmp`;
  cpSync(folder, half, { recursive: true });
  compress(half);
  renameSync(half, target);
  appendLog(site, { kind: 'publish', part: info.name, version: info.version });
  return true;
}

const divided = (shares: object = {}): boolean => Object.keys(shares).length > 0;

/**
 * Makes a published release live on a channel, for all of its visitors: an experiment ends. Throws when it was never
 * published, or claims another remote's path.
 */
export function promote(site: string, part: string, version: string, channel = 'base'): void {
  if (!existsSync(releaseFolder(site, part, version))) throw new Error(`${part} ${version} was never published here`);
  const log = readLog(site);
  if (liveRelease(log, part, channel)?.version === version && !divided(sharesOf(log, part, channel))) return;
  decide(site, { kind: 'promote', part, version, channel });
}

/**
 * Takes the last decision back: ends an experiment and leaves its default, else brings back the release that was live before,
 * or a named one. A merchant without an earlier release of its own follows the base again.
 *
 * @returns the version that is live now
 */
export function rollback(site: string, part: string, channel = 'base', to?: string): string {
  const log = readLog(site);
  const own = historyOf(log, part, channel);
  const shares = ownShares(log, part, channel);
  if (to === undefined && own.length > 0 && divided(shares)) {
    decide(site, { kind: 'traffic', part, channel, shares: {} });
    return own.at(-1) ?? '';
  }
  if (to === undefined && channel !== 'base' && own.length < 2 && shares !== undefined) {
    decide(site, { kind: 'follow', part, channel });
    return liveRelease(readLog(site), part, channel)?.version ?? '';
  }
  const version = to ?? own.at(-2);
  if (!version) throw new Error(`${part} has no release before this one on ${channel}`);
  if (!existsSync(releaseFolder(site, part, version))) throw new Error(`${part} ${version} was never published here`);
  decide(site, { kind: 'rollback', part, version, channel });
  return version;
}

/** Removes what an interrupted publish may have left. */
export function sweep(site: string): void {
  for (const part of existsSync(site) ? readdirSync(site) : []) {
    const folder = path.join(site, part);
    for (const name of part.includes('.') ? [] : readdirSync(folder)) {
      if (name.endsWith('.tmp')) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
