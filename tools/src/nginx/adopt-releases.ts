import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart } from '@foyer/shared/remote';
import { isRemoved, liveRelease } from '../release/live';
import { appendLog, readLog } from '../release/log';
import { unpinned } from '../release/pin';
import { checkBuild, sweep } from '../release/publish';
import { promoteUnasked, withSite } from '../release/releases';
import { refresh } from '../release/settle';

/** A part's complete release folders on the host, in order of arrival. */
function foldersOf(site: string, part: string): string[] {
  const folder = path.join(site, part);
  if (!existsSync(folder)) return [];
  const came = (version: string) => statSync(path.join(folder, version)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => existsSync(path.join(folder, version, 'release.json')))
    .sort((a, b) => came(a) - came(b));
}

/** Parts with a folder on the host, the shell first. */
const partsOn = (site: string): string[] =>
  readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && mayNamePart(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));

/** What was done and what was rejected, one line each. */
export interface Adopted {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

/**
 * Registers releases that images put on a host. A release that the log does not know is logged as published with its hash, if
 * it fits its own description. A part that was never live goes live; a live part stays, and one that was taken off stays off,
 * because that is an operator's decision. At last the live files are written again. A rejected part does not stop the others.
 */
export function adopt(site: string): Promise<Adopted> {
  const done: string[] = [];
  const refused: string[] = [];
  const say = (line: string) => void done.push(line);
  const register = () => {
    const attempt = (change: () => void): void => {
      try {
        change();
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error));
      }
    };
    sweep(site);
    for (const part of partsOn(site)) {
      const known = new Set(readLog(site).map((entry) => ('version' in entry ? `${entry.part} ${entry.version}` : '')));
      const folders = foldersOf(site, part);
      for (const version of folders.filter((each) => !known.has(`${part} ${each}`))) {
        attempt(() => {
          const description = checkBuild(path.join(site, part, version), part, version);
          appendLog(site, { kind: 'publish', part, version, description });
          done.push(`${part} ${version} published, ${description}`);
        });
      }
      const published = readLog(site).flatMap((entry) =>
        entry.kind === 'publish' && entry.part === part ? [entry.version] : [],
      );
      const newest = folders.filter((version) => published.includes(version)).at(-1);
      const log = readLog(site);
      if (newest === undefined || liveRelease(log, part, 'base') || isRemoved(log, part, 'base')) continue;
      attempt(() => {
        promoteUnasked(site, part, newest);
        done.push(`${part} ${newest} is live`);
      });
    }
    const old = unpinned(readLog(site)).filter(({ part, version }) => existsSync(path.join(site, part, version)));
    if (old.length === 0) attempt(() => refresh(site, say));
    else done.push(`${old.length} releases are from before hashes were kept: "release pin" before the next decision`);
    return { done, refused };
  };
  return withSite(site, register, say);
}
