import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { allowsOrigin, type Experiment, experimentsIn } from '@foyer/shared/remote';
import type { Signature } from '@foyer/shared/trust';

/** Answers whether a release was ever published. */
export type Released = (part: string, version: string) => Promise<boolean>;

/** What the log says of one release. */
interface Publication {
  /** Hash of its description, which has the hashes of its files; undefined on a host from before decision 21. */
  readonly description: string | undefined;
  /** Signatures by keys of teams (decision 81). */
  readonly signatures: readonly Signature[];
}

/** What a site's log of releases says, as far as the platform needs it. */
export interface ReleaseLog {
  readonly released: Released;
  /** Versions by part, in the order in which they were published. */
  readonly published: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Undefined for what was never published. */
  readonly publication: (part: string, version: string) => Promise<Publication | undefined>;
  /** Whether a channel allows a part to have its files at an origin (decision 95). */
  readonly allows: (part: string, origin: string, on: string) => Promise<boolean>;
  /** Experiments by their start, ended ones included (decision 80). */
  readonly experiments: () => Promise<readonly Experiment[]>;
}

/** Without a folder of releases none is known. */
export const NOTHING_RELEASED: ReleaseLog = {
  released: async () => false,
  published: async () => new Map(),
  publication: async () => undefined,
  allows: async () => false,
  experiments: async () => [],
};

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
  readonly origins: readonly Line[];
  readonly named: ReadonlyMap<string, Publication>;
  readonly published: ReadonlyMap<string, readonly string[]>;
  readonly experiments: readonly Experiment[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function stateOf(log: string): State {
  const lines = linesOf(log);
  const named = new Map<string, { description: string | undefined; signatures: Signature[] }>();
  const published = new Map<string, string[]>();
  for (const line of lines) {
    const { kind, part, version, description, key, signature } = line as Record<string, unknown>;
    const name = `${part}@${version}`;
    if (kind === 'publish' || kind === 'pin') {
      const known = named.get(name) ?? { description: undefined, signatures: [] };
      if (!named.has(name)) published.set(`${part}`, [...(published.get(`${part}`) ?? []), `${version}`]);
      named.set(name, known);
      // The first hash counts: a later line cannot say that a release is another one.
      known.description ??= text(description);
    }
    if (kind === 'sign') named.get(name)?.signatures.push({ key: text(key) ?? '', signature: text(signature) ?? '' });
  }
  const origins = lines.filter(({ kind }) => kind === 'origin');
  return { origins, named, published, experiments: experimentsIn(lines) };
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
    published: async () => (await read()).published,
    publication: async (part, version) => (await read()).named.get(`${part}@${version}`),
    allows: async (part, origin, on) => allowsOrigin((await read()).origins, { part, origin, on }),
    experiments: async () => (await read()).experiments,
  };
}
