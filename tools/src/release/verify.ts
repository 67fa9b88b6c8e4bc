import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deriveLive } from './derive';
import { wrongIn } from './documents';
import { misfits } from './gate';
import { publishedParts } from './live';
import { isDecision, type LogEntry, readLog, unfinishedLine } from './log';
import { openRelease, releaseFolder } from './pinned';

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [sentence(error)];
  }
}

function problemsOfReleases(site: string, log: readonly LogEntry[]): string[] {
  const published = log.flatMap((entry) => (entry.kind === 'publish' ? [entry] : []));
  return published
    .filter(({ part, version }) => existsSync(releaseFolder(site, part, version)))
    .flatMap(({ part, version }) => problemsOf(() => openRelease(site, log, part, version).check()));
}

/** Compares what readers get with what the log makes. */
function problemsOfLive(site: string, log: readonly LogEntry[]): string[] {
  const derived = deriveLive(site, log, publishedParts(log));
  const folder = path.join(site, 'live');
  const channels = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...channels.filter((channel) => !derived.has(channel)).map((channel) => `live/${channel} is no channel of the log`),
    ...[...derived].flatMap(([channel, files]) => {
      const { wrong, added } = wrongIn(path.join(folder, channel), files);
      return [
        ...added.map((name) => `live/${channel}/${name} comes from no release`),
        ...wrong.map((name) => `live/${channel}/${name} is not what the log and the releases make of it`),
      ];
    }),
  ];
}

/**
 * Compares a host with its log (decision 0021): the log with its own hashes, releases with their published hashes, live files
 * with what the log makes of them; and shells with the remotes that they have to run (decision 70). Changes nothing.
 * @returns one sentence for each difference
 */
export function verify(site: string): string[] {
  const broken = problemsOf(() => readLog(site));
  if (broken.length > 0) return broken;
  const log = readLog(site);
  const torn =
    unfinishedLine(site) === undefined ? [] : ['The last line of the log is not whole, and counts for nothing.'];
  const problems = problemsOfReleases(site, log);
  const derived = problemsOf(() => {
    if (log.some(isDecision)) problems.push(...problemsOfLive(site, log), ...misfits(site, log));
  });
  return [...new Set([...torn, ...problems, ...derived])];
}
