import { randomUUID } from 'node:crypto';
import type { Brought } from './bring';
import type { Bucket } from './bucket';
import { headersOf } from './headers';
import { POINTER, type State } from './state';
import { RELEASES } from './trees';

/** Another command changed the site in the meantime. What was done is to be done anew, on what there is now. */
export class Overtaken extends Error {}

const bytesOf = (state: State): Buffer => Buffer.from(JSON.stringify(state));

/** Puts an object whose bytes follow from its key, so that all that write it write the same. @returns its ETag */
export async function putDetermined(bucket: Bucket, key: string, bytes: Buffer, { listing }: Brought): Promise<string> {
  const there = listing.get(key)?.etag;
  const put = await bucket.put(key, bytes, headersOf(key), there === undefined ? 'new' : { etag: there });
  if (put !== undefined) return put;
  const stored = await bucket.get(key);
  if (stored?.bytes.equals(bytes)) return stored.etag;
  throw new Overtaken();
}

/** Takes a version for a build: the first description that is there counts, and nobody replaces it. */
export async function claim(bucket: Bucket, key: string, bytes: Buffer): Promise<string> {
  const put = await bucket.put(key, bytes, headersOf(key), 'new');
  if (put !== undefined) return put;
  const stored = await bucket.get(key);
  if (stored?.bytes.equals(bytes)) return stored.etag;
  const [part, version] = key.slice(RELEASES.length).split('/');
  throw new Error(
    `${part} ${version} was begun in ${bucket.name} with other files, by a command that still runs or was ended: a release never changes, give another version. Nothing was done.`,
  );
}

/**
 * Begins a site, so that whatever else a command leaves is known to belong to one.
 * @throws when the store writes whatever the condition: two commands at once would lose decisions there
 */
export async function begin(bucket: Bucket): Promise<string> {
  const empty = bytesOf({
    form: 1,
    change: randomUUID(),
    at: new Date().toISOString(),
    files: {},
    used: {},
    releases: [],
  });
  const etag = await bucket.put(POINTER, empty, headersOf(POINTER), 'new');
  if (etag === undefined) throw new Overtaken();
  if ((await bucket.put(POINTER, empty, headersOf(POINTER), 'new')) === undefined) return etag;
  await bucket.remove(POINTER);
  throw new Error(
    `${bucket.name} ignores conditions (If-None-Match), without which two commands at once would lose decisions. No site can be there.`,
  );
}

/** Switches the site over: all of a change counts from here on, or nothing of it. */
export async function switchTo(bucket: Bucket, state: State, etag: string): Promise<void> {
  const bytes = bytesOf(state);
  // An answer may be lost of a write that was done.
  const isDone = async () => (await bucket.get(POINTER))?.bytes.equals(bytes) === true;
  const put = await bucket.put(POINTER, bytes, headersOf(POINTER), { etag }).catch(async (error: unknown) => {
    if (await isDone()) return '';
    throw error;
  });
  if (put === undefined && !(await isDone())) throw new Overtaken();
}
