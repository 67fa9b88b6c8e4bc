import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTION } from '../release-files';
import { atOnce } from './at-once';
import type { Bucket, Listed } from './bucket';
import { digestOf } from './digest';
import type { Known } from './known';
import { digestOfFile, filesOf, releaseOf, releasesIn, type Tree } from './trees';

type Listing = ReadonlyMap<string, Listed>;
type Objects = readonly (readonly [key: string, listed: Listed])[];

/** Objects of a tree by their release. */
function byRelease(tree: Tree, listing: Listing): Map<string, [key: string, listed: Listed][]> {
  const found = new Map<string, [string, Listed][]>();
  for (const [key, listed] of listing) {
    const release = releaseOf(tree, key);
    if (release !== undefined) found.set(release, [...(found.get(release) ?? []), [key, listed]]);
  }
  return found;
}

/** Makes the folder of one release what the bucket has of it, as a whole. What is here already is not brought again. */
async function bringRelease(bucket: Bucket, tree: Tree, release: string, objects: Objects, known: Known) {
  const folder = path.join(tree.folder, release);
  const here = filesOf(tree, [release]);
  const digests = new Map<string, string>();
  for (const [key, { etag }] of objects) {
    const [before, digest] = known[key] ?? [];
    const file = here.get(key);
    if (file !== undefined && before === etag && digest !== undefined && digestOfFile(file) === digest)
      digests.set(key, digest);
  }
  const isWhole = digests.size === objects.length && here.size === objects.length;
  if (!isWhole) {
    const half = `${folder}.${process.pid}.tmp`;
    rmSync(half, { recursive: true, force: true });
    await atOnce(objects, async ([key]) => {
      const file = path.join(half, key.slice(`${tree.keys}${release}/`.length));
      mkdirSync(path.dirname(file), { recursive: true });
      if (digests.has(key)) return copyFileSync(here.get(key) ?? '', file);
      const stored = await bucket.get(key);
      if (stored === undefined) return;
      writeFileSync(file, stored.bytes);
      digests.set(key, digestOf(stored.bytes));
    });
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(half)) renameSync(half, folder);
  }
  // Prune asks how long a release has been there.
  const came = objects.find(([key]) => key.endsWith(`/${DESCRIPTION}`))?.[1].at ?? Date.now();
  if (existsSync(folder)) utimesSync(folder, came / 1000, came / 1000);
  return digests;
}

/**
 * Makes the folders of a tree those of the bucket's releases.
 * @returns the digest of each file, by its key
 */
export async function bringTree(
  bucket: Bucket,
  tree: Tree,
  releases: readonly string[],
  listing: Listing,
  known: Known,
): Promise<Map<string, string>> {
  const objects = byRelease(tree, listing);
  const digests = new Map<string, string>();
  for (const release of releases.filter((each) => objects.has(each)))
    for (const [key, digest] of await bringRelease(bucket, tree, release, objects.get(release) ?? [], known))
      digests.set(key, digest);
  return digests;
}

/** Removes folders of a tree whose releases the bucket has no more. */
export function removeOthers(tree: Tree, releases: readonly string[]): void {
  for (const release of releasesIn(tree.folder))
    if (!releases.includes(release)) rmSync(path.join(tree.folder, release), { recursive: true, force: true });
}
