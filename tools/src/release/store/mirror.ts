import { existsSync, readdirSync } from 'node:fs';
import { withLock } from '../releases';
import { bring } from './bring';
import type { Bucket } from './bucket';
import { broughtFrom } from './known';
import { POINTER, type State, stateOf } from './state';

/** What a folder that is served has of a bucket now. */
export interface Mirrored {
  readonly state: State;
  readonly etag: string;
}

function checkFolder(folder: string, name: string): void {
  const of = broughtFrom(folder);
  if (of === name || (of === undefined && (!existsSync(folder) || readdirSync(folder).length === 0))) return;
  const what = of === undefined ? 'has files of its own' : `is brought from ${of}`;
  throw new Error(`${folder} ${what}, which would be lost: name an empty folder for ${name}. Nothing was done.`);
}

/** @throws when the folder is a host of its own, or the bucket has no site */
async function wanted(bucket: Bucket, folder: string): Promise<Mirrored> {
  checkFolder(folder, bucket.name);
  const pointer = await bucket.get(POINTER);
  if (pointer === undefined)
    throw new Error(`${bucket.name} has no site yet: publish a release to it. Nothing was done.`);
  return { state: stateOf(pointer.bytes, bucket.name), etag: pointer.etag };
}

/**
 * Brings a site from a bucket to a folder that a platform or an edge serves (decision 94). Readers have at each moment what was live
 * before or what is live now; when the bucket cannot be read, or something of it is damaged, what is there stays.
 * @param before what was brought last: as long as nothing was changed since, one object is asked for
 * @returns nothing where it is the same
 * @throws when the folder is a host of its own, or the bucket has no site
 */
export async function mirror(bucket: Bucket, folder: string, before?: Mirrored): Promise<Mirrored | undefined> {
  const { etag } = await wanted(bucket, folder);
  if (etag === before?.etag) return undefined;
  return withLock(folder, async () => {
    const { state, etag: brought = '' } = await bring(bucket, folder, true);
    return state && { state, etag: brought };
  });
}

/** What would be brought. Changes nothing. @throws as `mirror` */
export const rehearsedMirror = wanted;
