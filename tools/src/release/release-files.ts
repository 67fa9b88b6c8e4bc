import { type Dirent, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { entriesAtOnce } from '@foyer/shared/trust';
import { integrityOf } from '../build/release-info';

export const DESCRIPTION = 'release.json';

/** A release is not as it was published. The message names release and file. */
export class ReleaseChanged extends Error {
  constructor(label: string, file: string, what: string) {
    super(
      `${label}: ${file} ${what}. Nothing was changed. Publishing the same build once more puts the release back as it was.`,
    );
  }
}

/** Hashes of a release's files by name, its description included. */
export type Hashes = ReadonlyMap<string, string>;

export const hashesOf = (info: ReleaseInfo, description: string, others: object = {}): Hashes =>
  new Map(Object.entries({ ...others, ...info.others, ...info.integrity, [DESCRIPTION]: description }));

/** With `info: true` zlib also gives the engine, which the types omit. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
const whole: object = { info: true };
const unpack = new Map<string, (bytes: Buffer) => unknown>([
  ['.br', (bytes) => brotliDecompressSync(bytes, whole)],
  ['.gz', (bytes) => gunzipSync(bytes, whole)],
]);

/** Unpacks a compressed copy; undefined when it is damaged or has bytes after its end. */
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
 * Checks that a release folder has exactly these files, each with its hash. A compressed copy must unpack to its file.
 * @throws ReleaseChanged with the first wrong file
 */
export function checkFolder(folder: string, hashes: Hashes, label: string): void {
  const entries = entriesAtOnce(folder).filter((entry) => !entry.isDirectory());
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
 * Reads a file and checks its hash.
 * @throws ReleaseChanged when it is missing or changed
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
