import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { type Check, hashOf, type NamedRelease } from '@foyer/shared/trust';
import { errorCode } from '../../base/refusals/error-code';
import type { Store } from './store';

/** What was found of a file: nothing where it is as it was signed. */
export interface FileRead {
  readonly file: string;
  readonly bytes: number;
  readonly check: Check | undefined;
}

/** No more is read of a file, in bytes, however much somebody wrote into it. */
const LONGEST = 256 * 1024 * 1024;

const COPIES = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/** With `info: true` zlib also gives the engine, which the types omit. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** Opens a file for `use`; a pipe that never ends is none, nor is anything else that is no plain file. */
async function opened(
  place: string,
  use: (handle: FileHandle, size: number) => Promise<Omit<FileRead, 'file'>>,
): Promise<Omit<FileRead, 'file'>> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(place, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = await handle.stat();
    return found.isFile() ? await use(handle, found.size) : { bytes: 0, check: 'changed' };
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
    return { bytes: 0, check: isMissing ? 'missing' : 'form' };
  } finally {
    await handle?.close();
  }
}

/** Reads a file in pieces, whatever its size. */
const readWhole = (place: string, hash: string) =>
  opened(place, async (handle) => {
    const digest = createHash('sha256');
    let bytes = 0;
    for await (const piece of handle.createReadStream({ end: LONGEST, autoClose: false })) {
      digest.update(piece);
      bytes += piece.length;
    }
    return { bytes, check: `sha256-${digest.digest('base64')}` === hash ? undefined : 'changed' };
  });

/** Reads a compressed copy of a file that was found right, of `bytes`. Most browsers get the copy. */
const readCopy = (place: string, unpack: (typeof COPIES)[number][1], hash: string, bytes: number) =>
  opened(place, async (handle, size) => {
    // A copy that is larger than its file, or unpacks to more, could fill the memory.
    if (size > bytes + 4096) return { bytes: 0, check: 'changed' };
    const packed = await handle.readFile();
    const options = { info: true, maxOutputLength: Math.max(bytes, 1) };
    const unpacked = (await unpack(packed, options).catch(() => undefined)) as unknown as Unpacked | undefined;
    const isRight = unpacked?.engine.bytesWritten === packed.length && hashOf(unpacked.buffer) === hash;
    return { bytes: size, check: isRight ? undefined : 'changed' };
  });

/**
 * Reads the files of a release that this host serves, one after the other, and compares each with its hash in the signed description; the
 * description with the hash that its team signed. Files at another origin are looked at by nobody here.
 */
export async function* filesOfRelease(store: Store, release: NamedRelease): AsyncGenerator<FileRead> {
  const folder = await store.release(release);
  if (folder === undefined) {
    yield { file: 'release.json', bytes: 0, check: 'missing' };
    return;
  }
  const description = await readWhole(path.join(folder, 'release.json'), release.description);
  yield { file: 'release.json', ...description };
  const json = description.check === undefined ? await store.description(release) : undefined;
  if (json === undefined) return;
  const info = JSON.parse(json.toString()) as ReleaseInfo;
  if (info.address !== undefined) return;
  for (const [file, hash] of Object.entries({ ...info.others, ...info.integrity })) {
    const place = path.join(folder, file);
    const found = await readWhole(place, hash);
    yield { file, ...found };
    if (found.check !== undefined) continue;
    for (const [suffix, unpack] of COPIES) {
      const copy = await readCopy(place + suffix, unpack, hash, found.bytes);
      // Small files have no copies.
      if (copy.check !== 'missing') yield { file: file + suffix, ...copy };
    }
  }
}
