import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../documents';
import { generation, pointTo } from '../pointer';
import { atOnce } from './at-once';
import { bringTree, removeOthers } from './bring-trees';
import type { Bucket, Listed } from './bucket';
import { digestOf } from './digest';
import { type Known, keepKnown, knownIn } from './known';
import { packed, unpack } from './pack';
import { digestIn, isPacked, POINTER, type State, stateOf } from './state';
import { treesOf } from './trees';

/** What a bucket was when its site was brought to a folder. */
export interface Brought {
  /** None where the site is still to begin. */
  readonly state?: State;
  /** ETag of the pointer: as long as it has that, nothing was changed. */
  readonly etag?: string;
  readonly listing: ReadonlyMap<string, Listed>;
  /** Digests of the files of releases and maps, by key. */
  readonly digests: ReadonlyMap<string, string>;
  /** Keys of documents and generations that are missing or changed. What is live is derived anew from the log. */
  readonly damaged: ReadonlySet<string>;
}

const NOTHING: State = { form: 1, change: '', at: '', files: {}, used: {}, releases: [] };

function isHere(file: string, key: string, isFolder: boolean): boolean {
  if (!existsSync(file)) return false;
  return digestOf(isFolder ? packed(file) : readFileSync(file)) === digestIn(key);
}

/** Brings one file or packed folder. @returns whether the bucket has it as it was kept */
async function bringKept(bucket: Bucket, site: string, file: string, key: string): Promise<boolean> {
  const place = path.join(site, file);
  if (isHere(place, key, isPacked(file))) return true;
  const stored = await bucket.get(key);
  const isRight = stored !== undefined && digestOf(stored.bytes) === digestIn(key);
  if (!isRight || isPacked(file)) rmSync(place, { recursive: true, force: true });
  if (!isRight) return false;
  if (isPacked(file)) makeFolder(place, (half) => unpack(stored.bytes, half));
  else {
    mkdirSync(path.dirname(place), { recursive: true });
    const half = `${place}.${process.pid}.tmp`;
    writeFileSync(half, stored.bytes);
    renameSync(half, place);
  }
  return true;
}

/** Removes what the bucket's state has not. */
function removeOtherKept(site: string, { files }: State): void {
  for (const folder of ['.generations', '.documents', '.trust', 'log']) {
    const names = existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : [];
    for (const name of names.filter((each) => !(`${folder}/${each}` in files)))
      rmSync(path.join(site, folder, name), { recursive: true });
  }
}

const damagedSaid = (name: string, keys: readonly string[]): Error =>
  new Error(
    `${name} lacks what its ${POINTER} names, or has other bytes there: ${keys.join(', ')}. Bring the objects back from their earlier versions, or from a copy. Nothing was done.`,
  );

async function bringAllKept(bucket: Bucket, site: string, { files }: State, isServed: boolean): Promise<Set<string>> {
  const damaged = new Set<string>();
  await atOnce(Object.entries(files), async ([file, key]) => {
    if (!(await bringKept(bucket, site, file, key))) damaged.add(key);
  });
  const lost = Object.entries(files).filter(([file, key]) => damaged.has(key) && (isServed || !isPacked(file)));
  if (lost.length > 0)
    throw damagedSaid(
      bucket.name,
      lost.map(([, key]) => key),
    );
  return damaged;
}

/** Makes live in the folder what is live in the bucket, when all of it is there. */
function point(site: string, { live, used }: State): void {
  if (live === undefined) rmSync(path.join(site, 'live'), { force: true });
  else if (existsSync(generation(site, live))) pointTo(site, live);
  for (const [id, at] of Object.entries(used))
    if (existsSync(generation(site, id))) utimesSync(generation(site, id), at / 1000, at / 1000);
}

async function stateIn(bucket: Bucket, listing: Brought['listing']): Promise<Pick<Brought, 'state' | 'etag'>> {
  const pointer = await bucket.get(POINTER);
  if (pointer !== undefined) return { state: stateOf(pointer.bytes, bucket.name), etag: pointer.etag };
  if (listing.size === 0) return {};
  throw new Error(
    `${bucket.name} has objects, but no ${POINTER}, which a site begins with: bring it back from its earlier version, or name an empty folder. Nothing was done.`,
  );
}

/**
 * Makes a folder what the site in a bucket is (decision 94). Releases come first and the link `live` last, so that a folder that is
 * served has at every moment all that its documents name.
 * @param isServed without maps, which no host that is reached from outside needs; and nothing that is damaged goes live
 * @throws when the bucket cannot be read, when its log or trust is damaged, or names something that leads out of the folder
 */
export async function bring(bucket: Bucket, site: string, isServed = false): Promise<Brought> {
  const listing = await bucket.list();
  const { state, etag } = await stateIn(bucket, listing);
  mkdirSync(site, { recursive: true });
  const wanted = state ?? NOTHING;
  const [before, known]: [Known, Record<string, Known[string]>] = [knownIn(site, bucket.name), {}];
  // Written first, so that the folder is never taken for a host of its own.
  keepKnown(site, bucket.name, before);
  const digests = new Map<string, string>();
  const trees = treesOf(site).slice(0, isServed ? 1 : 2);
  for (const tree of trees)
    for (const [key, digest] of await bringTree(bucket, tree, wanted.releases, listing, before))
      digests.set(key, digest);
  for (const [key, digest] of digests) known[key] = [listing.get(key)?.etag ?? '', digest];
  const damaged = await bringAllKept(bucket, site, wanted, isServed);
  point(site, wanted);
  removeOtherKept(site, wanted);
  for (const tree of trees) removeOthers(tree, wanted.releases);
  keepKnown(site, bucket.name, known);
  return { ...(state && { state }), ...(etag !== undefined && { etag }), listing, digests, damaged };
}
