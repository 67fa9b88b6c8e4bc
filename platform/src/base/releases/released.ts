import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Answers whether a release was ever published. */
export type Released = (part: string, version: string) => Promise<boolean>;

/** Without a folder of releases none is known. */
export const NOTHING_RELEASED: Released = async () => false;

/** Releases that a log names; lines that are no JSON are left to the release command, which refuses such a log. */
function namedIn(log: string): Set<string> {
  const named = new Set<string>();
  for (const line of log.split('\n')) {
    try {
      const { kind, part, version } = JSON.parse(line) as Record<string, unknown>;
      if (kind === 'publish' || kind === 'pin') named.add(`${part}@${version}`);
    } catch {}
  }
  return named;
}

/**
 * Knows what was published by the log of a site's folder, `log/releases.jsonl` (decision 4). The log is read again when it has
 * grown; one that is not there names nothing.
 */
export function releasedIn(folder: string): Released {
  const file = path.join(folder, 'log', 'releases.jsonl');
  let seen = '';
  let named: ReadonlySet<string> = new Set();
  return async (part, version) => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return false;
    const state = `${found.mtimeMs} ${found.size}`;
    if (state !== seen) [named, seen] = [namedIn(await readFile(file, 'utf8')), state];
    return named.has(`${part}@${version}`);
  };
}
