import path from 'node:path';

/** A part's name is a word; folders of the host that are no part (`live`, `log`) are not asked for this way. */
const PART = /^(?!(?:live|log)$)[a-z][a-z0-9-]{0,40}$/;
/** As the release command makes them (`1.4.0-3f2a91c0`), or as a person names them. */
const VERSION = /^[0-9A-Za-z](?:[0-9A-Za-z.+_-]{0,80}[0-9A-Za-z])?$/;
/** One name on the way to a file: nothing that begins with a dot, and no sign that any layer reads as another one. */
const NAME = /^[0-9A-Za-z_-][0-9A-Za-z._-]{0,120}$/;
const NAMES_DEEP = 4;

/** A file of a release by its address; the three stand for themselves, none leads out of the one before. */
export interface ReleaseFile {
  readonly part: string;
  readonly version: string;
  /** Inside of the folder of the release. */
  readonly file: string;
}

/**
 * Reads the address of a released file: `/<part>/<version>/<file>`, as it was sent and undecoded. What would have to be decoded
 * (`%2f`, `%2e`, …) is no address of ours, so nothing is decoded here and nothing can be decoded twice (decision 17).
 *
 * @param url target of the request, with its query
 * @returns undefined for whatever is not exactly that
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
 * The place of a released file on this machine. It is looked at once more as the system will read it.
 *
 * @throws an error when the place is outside of the folder of its release
 */
export function placeOf(folder: string, { part, version, file }: ReleaseFile): string {
  const release = path.resolve(folder, part, version);
  const place = path.resolve(release, file);
  if (path.dirname(path.dirname(release)) !== path.resolve(folder) || !place.startsWith(release + path.sep)) {
    throw new Error('a released file lies outside of its release');
  }
  return place;
}
