import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';
import { namesIn } from './documents';
import { appendLog, type LogEntry, readLog } from './log';
import { pinOf, releaseFolder } from './pinned';
import { checkFolder, DESCRIPTION, hashesOf } from './release-files';

/** Published releases without a hash in the log, from before hashes were kept. */
export const unpinned = (log: readonly LogEntry[]): { part: string; version: string }[] =>
  log.flatMap(({ kind, ...entry }) =>
    kind === 'publish' && 'version' in entry && pinOf(log, entry.part, entry.version) === undefined
      ? [{ part: entry.part, version: entry.version }]
      : [],
  );

/** Whether the whole log is from before hashes were kept. */
export const isOldLog = (log: readonly LogEntry[]): boolean =>
  log.length > 0 && log.every((entry) => entry.before === undefined);

/**
 * Adds hashes for the releases of an older log, as they are on the disk, once (decision 0021). Scripts and stylesheets must fit
 * their description; other files, which older descriptions do not name, get their current hash.
 * @returns the releases that got a hash
 * @throws when a script or stylesheet does not fit
 */
export function pin(site: string): string[] {
  return unpinned(readLog(site)).flatMap(({ part, version }) => {
    const folder = releaseFolder(site, part, version);
    // A removed release cannot go live, so it needs no hash.
    if (!existsSync(folder)) return [];
    const bytes = readFileSync(path.join(folder, DESCRIPTION));
    const info = JSON.parse(bytes.toString()) as ReleaseInfo;
    const described = new Set([DESCRIPTION, ...Object.keys({ ...info.integrity, ...info.others })]);
    const isCopy = (name: string) => /\.(br|gz)$/.test(name);
    const names = namesIn(folder).filter((name) => !described.has(name) && !isCopy(name));
    const others = Object.fromEntries(
      names.map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))] as const),
    );
    const description = integrityOf(bytes);
    checkFolder(folder, hashesOf(info, description, others), `${part} ${version}`);
    appendLog(site, { kind: 'pin', part, version, description, others });
    return [`${part} ${version}`];
  });
}
