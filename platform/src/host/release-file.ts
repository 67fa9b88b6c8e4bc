import path from 'node:path';

/** A part's name; the host's folders `live` and `log` are no parts. */
const PART = /^(?!(?:live|log)$)[a-z][a-z0-9-]{0,40}$/;
/** A version made by the release command (`1.4.0-3f2a91c0`) or by hand. */
const VERSION = /^[0-9A-Za-z](?:[0-9A-Za-z.+_-]{0,80}[0-9A-Za-z])?$/;
/**
 * A segment of a path: no leading dot, and no character that any layer could decode. Vite's federation plugin gives its files names
 * of 130 characters; with the ending of a compressed copy 201 fit into every file system.
 */
const NAME = /^[0-9A-Za-z_-][0-9A-Za-z._-]{0,200}$/;
const NAMES_DEEP = 4;

export interface ReleaseFile {
  readonly part: string;
  readonly version: string;
  /** Path inside the release's folder. */
  readonly file: string;
}

/**
 * Parses `/<part>/<version>/<file>` without decoding. Escapes (`%2f`, `%2e`, …) are rejected, so that nothing can be decoded
 * twice (decision 17).
 *
 * @param url the request's target with its query
 * @returns undefined for anything else
 */
export function releaseFileOf(url: string): ReleaseFile | undefined {
  const [start, part = '', version = '', ...names] = (url.split('?')[0] ?? '').split('/');
  const fits = start === '' && PART.test(part) && VERSION.test(version) && !version.includes('..');
  if (!fits || names.length === 0 || names.length > NAMES_DEEP) return undefined;
  return names.every((name) => NAME.test(name) && !name.endsWith('.'))
    ? { part, version, file: names.join('/') }
    : undefined;
}

/**
 * The path of a released file on this machine, checked once more after the system has resolved it.
 *
 * @throws an error when it lies outside its release's folder
 */
export function placeOf(folder: string, { part, version, file }: ReleaseFile): string {
  const release = path.resolve(folder, part, version);
  const place = path.resolve(release, file);
  if (path.dirname(path.dirname(release)) !== path.resolve(folder) || !place.startsWith(release + path.sep)) {
    throw new Error('a released file lies outside of its release');
  }
  return place;
}
