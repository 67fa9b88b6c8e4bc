import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Experiment, experimentsIn } from '@foyer/shared/remote';

/** Answers whether a release was ever published. */
export type Released = (part: string, version: string) => Promise<boolean>;

/** What a site's log of releases says, as far as the platform needs it. */
export interface ReleaseLog {
  readonly released: Released;
  /** Experiments by their start, ended ones included (decision 80). */
  readonly experiments: () => Promise<readonly Experiment[]>;
}

/** Without a folder of releases none is known. */
export const NOTHING_RELEASED: ReleaseLog = { released: async () => false, experiments: async () => [] };

type Line = Parameters<typeof experimentsIn>[0][number];

/** Lines that are no JSON are left to the release command, which refuses such a log. */
function linesOf(log: string): Line[] {
  return log.split('\n').flatMap((line): Line[] => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

interface State {
  readonly named: ReadonlySet<string>;
  readonly experiments: readonly Experiment[];
}

function stateOf(log: string): State {
  const lines = linesOf(log);
  const named = lines.flatMap((line) => {
    const { kind, part, version } = line as Record<string, unknown>;
    return kind === 'publish' || kind === 'pin' ? [`${part}@${version}`] : [];
  });
  return { named: new Set(named), experiments: experimentsIn(lines) };
}

/**
 * Knows what was published and which experiments there are by the log of a site's folder, `log/releases.jsonl` (decision 4). The log is
 * read again when it has grown; one that is not there names nothing.
 */
export function releaseLogOf(folder: string): ReleaseLog {
  const file = path.join(folder, 'log', 'releases.jsonl');
  let seen = '';
  let known = stateOf('');
  const read = async (): Promise<State> => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return stateOf('');
    const state = `${found.mtimeMs} ${found.size}`;
    if (state !== seen) [known, seen] = [stateOf(await readFile(file, 'utf8')), state];
    return known;
  };
  return {
    released: async (part, version) => (await read()).named.has(`${part}@${version}`),
    experiments: async () => (await read()).experiments,
  };
}
