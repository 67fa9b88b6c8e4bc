import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderName } from '../pinned';
import { generation, isFolder, pointedGeneration } from '../pointer';
import { digestOf } from './digest';
import { packed } from './pack';
import { releasesIn } from './trees';

/** The object that says what a site in a bucket is: the only one that is ever replaced. */
export const POINTER = 'site.json';
/** Where its log, trust, documents and generations lie, each in an object that never changes. */
export const KEPT = 'kept/';
const LOG = path.join('log', 'releases.jsonl');

/** What a site in a bucket is at one moment (decision 94). */
export interface State {
  readonly form: 1;
  /** Another one for each change, so that a command knows its own. */
  readonly change: string;
  readonly at: string;
  /** The generation that is live. */
  readonly live?: string;
  /** Keys of the objects with log, trust, documents and generations, by where these lie on a host. */
  readonly files: Readonly<Record<string, string>>;
  /** When each generation was live last, ms. */
  readonly used: Readonly<Record<string, number>>;
  /** Those whose files are there, as `games/1.4.0`. */
  readonly releases: readonly string[];
}

const FILE = /^(?:log\/releases\.jsonl|\.trust\/\d{1,6}\.json|\.(?:generations|documents)\/[0-9a-f]{32})$/;
const OBJECT = /^kept\/[\w-]{1,64}\/[0-9a-f]{64}$/;
const GENERATION = /^[0-9a-f]{32}$/;

/** Whether a file of a host is a folder there, kept in one object. */
export const isPacked = (file: string): boolean => file.startsWith('.generations/') || file.startsWith('.documents/');

/** The digest of a kept object, which its key ends with. */
export const digestIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/**
 * Reads what a bucket says of its site.
 * @throws when a name in it would lead elsewhere: whoever can write to the bucket may have made it
 */
export function stateOf(bytes: Buffer, name: string): State {
  let state: State;
  try {
    state = JSON.parse(bytes.toString()) as State;
    const { form, files, live, used, releases } = state;
    const isSafe =
      form === 1 &&
      Object.entries(files).every(([file, key]) => FILE.test(file) && OBJECT.test(key)) &&
      Object.keys(used).every((id) => GENERATION.test(id)) &&
      (live === undefined || `.generations/${live}` in files) &&
      releases.every((each) => each.split('/').length === 2 && each.split('/').every(folderName));
    if (isSafe) return state;
  } catch {
    // Said below.
  }
  throw new Error(`${POINTER} of ${name} is nothing that this version of the release command wrote. Nothing was done.`);
}

const under = (site: string, folder: string, isOne: (name: string) => boolean): string[] =>
  isFolder(path.join(site, folder))
    ? readdirSync(path.join(site, folder))
        .filter(isOne)
        .map((name) => `${folder}/${name}`)
    : [];

/** All of a host but its releases and maps, as the objects that keep it, by where it lies. */
export function keptIn(site: string): Map<string, Buffer> {
  const isOne = (name: string) => GENERATION.test(name);
  const folders = [...under(site, '.documents', isOne), ...under(site, '.generations', isOne)];
  const files = [...under(site, '.trust', (name) => /^\d+\.json$/.test(name)), LOG].filter((file) =>
    existsSync(path.join(site, file)),
  );
  return new Map([
    ...folders.map((file) => [file, packed(path.join(site, file))] as const),
    ...files.map((file) => [file, readFileSync(path.join(site, file))] as const),
  ]);
}

/** The object of a kept file: that of before where it is the same, else one of its own that nobody else can have begun. */
export const keyOf = (
  file: string,
  bytes: Buffer,
  change: string,
  before: State | undefined,
  damaged: ReadonlySet<string>,
): string => {
  const [known, digest] = [before?.files[file], digestOf(bytes)];
  return known !== undefined && digestIn(known) === digest && !damaged.has(known)
    ? known
    : `${KEPT}${change}/${digest}`;
};

/** What the folder of a host says of itself. */
export function stateIn(site: string, change: string, files: Readonly<Record<string, string>>): State {
  const live = pointedGeneration(site);
  const ids = Object.keys(files).flatMap((file) => (file.startsWith('.generations/') ? [path.basename(file)] : []));
  return {
    ...{ form: 1, change, at: new Date().toISOString(), ...(live !== undefined && { live }) },
    files,
    used: Object.fromEntries(ids.map((id) => [id, Math.round(statSync(generation(site, id)).mtimeMs)])),
    releases: releasesIn(site),
  };
}

/** Whether two say the same, but for when they were written. */
export const isSame = (a: State | undefined, b: State): boolean => {
  const told = ({ files, live, releases }: State) =>
    JSON.stringify([Object.entries(files).sort(), live ?? '', [...releases].sort()]);
  return a !== undefined && told(a) === told(b);
};
