import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart } from '@foyer/shared/remote';
import { namesIn } from '../documents';
import { isFolder } from '../pointer';
import { digestOf } from './digest';

/** Releases of a bucket, and their maps, which are for nobody outside (decision 37). */
export const RELEASES = 'releases/';
export const MAPS = 'maps/';

/** A kind of folders by part and version, under its keys and in its folder. */
export interface Tree {
  readonly keys: string;
  readonly folder: string;
}

/** The trees of a host. */
export const treesOf = (site: string): readonly [releases: Tree, maps: Tree] => [
  { keys: RELEASES, folder: site },
  { keys: MAPS, folder: `${path.resolve(site)}-maps` },
];

/** Finished folders of a host or its maps, as `games/1.4.0`. */
export function releasesIn(folder: string): string[] {
  const parts = isFolder(folder)
    ? readdirSync(folder).filter((part) => mayNamePart(part) && isFolder(path.join(folder, part)))
    : [];
  return parts
    .flatMap((part) => readdirSync(path.join(folder, part)).map((version) => `${part}/${version}`))
    .filter((release) => !release.endsWith('.tmp'))
    .sort();
}

/** All files of a tree by their keys. */
export function filesOf({ keys, folder }: Tree, releases: readonly string[]): Map<string, string> {
  return new Map(
    releases.flatMap((release) =>
      namesIn(path.join(folder, release)).map((name) => {
        const file = path.join(folder, release, name);
        return [`${keys}${release}/${name.split(path.sep).join('/')}`, file] as const;
      }),
    ),
  );
}

export const digestOfFile = (file: string): string => digestOf(readFileSync(file));

/** The release that a key belongs to, as `games/1.4.0`; undefined for other keys, and for names that would lead elsewhere. */
export function releaseOf({ keys }: Tree, key: string): string | undefined {
  if (!key.startsWith(keys)) return undefined;
  const [part = '', version = '', ...names] = key.slice(keys.length).split('/');
  const isSafe =
    names.length > 0 &&
    [part, version, ...names].every((each) => each !== '' && !/^\.+$/.test(each) && !/[\\\0]/.test(each));
  return isSafe ? `${part}/${version}` : undefined;
}
