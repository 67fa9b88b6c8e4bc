import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveLive, namesIn } from './derive';
import { publishedParts } from './live';
import { readLog } from './log';
import { openRelease, releaseFolder } from './pinned';

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [sentence(error)];
  }
}

/**
 * Compares a host with its log (decision 0021): the log with its own hashes, releases with their published hashes, live files
 * with what the log makes of them. Changes nothing.
 * @returns one sentence for each difference
 */
export function verify(site: string): string[] {
  const broken = problemsOf(() => readLog(site));
  if (broken.length > 0) return broken;
  const log = readLog(site);
  const published = log.flatMap((entry) => (entry.kind === 'publish' ? [entry] : []));
  const problems = published
    .filter(({ part, version }) => existsSync(releaseFolder(site, part, version)))
    .flatMap(({ part, version }) => problemsOf(() => openRelease(site, log, part, version).check()));
  const derived = problemsOf(() => {
    for (const [channel, files] of deriveLive(site, log, publishedParts(log))) {
      const folder = path.join(site, 'live', channel);
      for (const name of namesIn(folder))
        if (!files.has(name)) problems.push(`live/${channel}/${name} comes from no release`);
      for (const [name, content] of files) {
        const file = path.join(folder, name);
        if (!existsSync(file) || readFileSync(file, 'utf8') !== content)
          problems.push(`live/${channel}/${name} is not what the log and the releases make of it`);
      }
    }
  });
  return [...new Set([...problems, ...derived])];
}
