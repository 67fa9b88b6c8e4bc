import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { partNames } from '../paths';
import { liveRelease } from '../release/live';
import { appendLog, readLog } from '../release/log';
import { promote, sweep, withSite } from '../release/releases';

/** Release folders of a part that stand whole on the host, in the order they came. */
function foldersOf(site: string, part: string): string[] {
  const folder = path.join(site, part);
  if (!existsSync(folder)) return [];
  const came = (version: string) => statSync(path.join(folder, version)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => existsSync(path.join(folder, version, 'release.json')))
    .sort((a, b) => came(a) - came(b));
}

/**
 * Takes over the releases that images put on a host: each that the log does not know is noted as published, and a part that
 * was never live goes live. A part that is live stays as it is, since what visitors get is a person's decision.
 *
 * @returns what was done, a line each
 */
export function adopt(site: string): Promise<string[]> {
  return withSite(site, () => {
    const done: string[] = [];
    sweep(site);
    for (const part of partNames) {
      const known = new Set(readLog(site).map((entry) => ('version' in entry ? `${entry.part} ${entry.version}` : '')));
      const folders = foldersOf(site, part);
      for (const version of folders.filter((each) => !known.has(`${part} ${each}`))) {
        appendLog(site, { kind: 'publish', part, version });
        done.push(`${part} ${version} published`);
      }
      const newest = folders.at(-1);
      if (newest === undefined || liveRelease(readLog(site), part, 'base') !== undefined) continue;
      promote(site, part, newest);
      done.push(`${part} ${newest} is live`);
    }
    return done;
  });
}
