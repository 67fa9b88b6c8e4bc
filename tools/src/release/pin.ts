import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';
import { namesIn } from './derive';
import { appendLog, type LogEntry, readLog } from './log';
import { pinOf, releaseFolder } from './pinned';
import { checkFolder, DESCRIPTION, hashesOf } from './release-files';

/** Published releases whose hash the log does not have: they are from before it was kept. */
export const unpinned = (log: readonly LogEntry[]): { part: string; version: string }[] =>
  log.flatMap(({ kind, ...entry }) =>
    kind === 'publish' && 'version' in entry && pinOf(log, entry.part, entry.version) === undefined
      ? [{ part: entry.part, version: entry.version }]
      : [],
  );

/** Whether nothing of a log has a hash: it was written by a Foyer from before there were any. */
export const isOldLog = (log: readonly LogEntry[]): boolean =>
  log.length > 0 && log.every((entry) => entry.before === undefined);

/**
 * Takes the releases of an older log as they lie on the disk, once (decision 0021). Scripts and stylesheets have to be what
 * the description says; of other files, which older descriptions do not name, today's hash is kept.
 *
 * @returns the releases that have a hash from now on
 * @throws when a script or stylesheet is not what its description says
 */
export function pin(site: string): string[] {
  return unpinned(readLog(site)).flatMap(({ part, version }) => {
    const folder = releaseFolder(site, part, version);
    // What was taken off the host needs no hash: it cannot go live.
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
