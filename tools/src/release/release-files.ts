import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';

/** The file in which a release describes itself. */
export const DESCRIPTION = 'release.json';

/** A release that is not what was published. The sentence names the release and the file. */
export class ReleaseChanged extends Error {
  constructor(label: string, file: string, what: string) {
    super(
      `${label}: ${file} ${what}. Nothing was changed. Publishing the same build once more puts the release back as it was.`,
    );
  }
}

/** What every file of a release has to be, by its name: the hashes of its description, and of the description itself. */
export type Hashes = ReadonlyMap<string, string>;

export const hashesOf = (info: ReleaseInfo, description: string, others: object = {}): Hashes =>
  new Map(Object.entries({ ...others, ...info.others, ...info.integrity, [DESCRIPTION]: description }));

/** With `info` both give their engine too, which knows how far it read; the types do not tell. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
const whole: object = { info: true };
const unpack = new Map<string, (bytes: Buffer) => unknown>([
  ['.br', (bytes) => brotliDecompressSync(bytes, whole)],
  ['.gz', (bytes) => gunzipSync(bytes, whole)],
]);

/** What a compressed copy unpacks to; undefined when it is none, or when something follows its end. */
function unpacked(bytes: Buffer, suffix: string): Buffer | undefined {
  const unpackWhole = unpack.get(suffix);
  if (!unpackWhole) return undefined;
  try {
    const { buffer, engine } = unpackWhole(bytes) as Unpacked;
    return engine.bytesWritten === bytes.length ? buffer : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (folder: string, entry: Dirent): string =>
  path.relative(folder, path.join(entry.parentPath, entry.name));

/**
 * Checks a whole folder of a release: each file is there, is what its hash says, and nothing else is there. A compressed copy
 * has to unpack to the file it is a copy of.
 *
 * @throws ReleaseChanged with the first file that is not as it should be
 */
export function checkFolder(folder: string, hashes: Hashes, label: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const present = new Map(entries.map((entry) => [nameOf(folder, entry), entry]));
  for (const name of hashes.keys()) if (!present.has(name)) throw new ReleaseChanged(label, name, 'is not there');
  for (const [name, entry] of present) {
    const suffix = path.extname(name);
    const copyOf = hashes.has(name) || !unpack.has(suffix) ? undefined : hashes.get(name.slice(0, -suffix.length));
    const hash = hashes.get(name) ?? copyOf;
    if (hash === undefined || !entry.isFile()) throw new ReleaseChanged(label, name, 'is no file of that release');
    const bytes = readFileSync(path.join(folder, name));
    const content = copyOf === undefined ? bytes : unpacked(bytes, suffix);
    if (content === undefined || integrityOf(content) !== hash)
      throw new ReleaseChanged(label, name, 'is not as it was published');
  }
}

/**
 * Reads one file of a release that has to be what its hash says.
 *
 * @throws ReleaseChanged when it is not, or is not there
 */
export function readChecked(folder: string, name: string, hash: string | undefined, label: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ReleaseChanged(label, name, 'is not there');
  }
  if (integrityOf(bytes) !== hash) throw new ReleaseChanged(label, name, 'is not as it was published');
  return bytes;
}
