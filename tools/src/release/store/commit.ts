import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../release-files';
import { atOnce } from './at-once';
import type { Brought } from './bring';
import type { Bucket } from './bucket';
import { headersOf } from './headers';
import { keepKnown } from './known';
import { isSame, KEPT, keptIn, keyOf, stateIn } from './state';
import { digestOfFile, filesOf, MAPS, RELEASES, releaseOf, releasesIn, treesOf } from './trees';
import { removeUnneeded } from './unneeded';
import { begin, claim, putDetermined, switchTo } from './writes';

/**
 * Uploads files of releases and maps by their keys, descriptions of new releases first: with one goes its version.
 * @returns their ETags
 */
async function uploadFiles(bucket: Bucket, files: ReadonlyMap<string, string>, brought: Brought) {
  const tags = new Map<string, string>();
  const [releases] = treesOf('');
  const isKnown = (key: string) => brought.state?.releases.includes(releaseOf(releases, key) ?? '') === true;
  const isClaim = (key: string) => key.startsWith(RELEASES) && key.endsWith(`/${DESCRIPTION}`) && !isKnown(key);
  const [claims, others] = [true, false].map((first) => [...files].filter(([key]) => isClaim(key) === first));
  for (const [key, file] of claims ?? []) tags.set(key, await claim(bucket, key, readFileSync(file)));
  await atOnce(others ?? [], async ([key, file]) => {
    const bytes = readFileSync(file);
    const isMap = key.startsWith(MAPS);
    tags.set(
      key,
      isMap ? ((await bucket.put(key, bytes, headersOf(key))) ?? '') : await putDetermined(bucket, key, bytes, brought),
    );
  });
  return tags;
}

/**
 * Makes the site in a bucket what a folder is that it was brought to and that was changed since (decision 94). Objects that nobody reads
 * yet come first, then one write switches over, under the condition that nobody did in between; what is needed no more goes last.
 * @param say told what could not be removed
 * @throws `Overtaken` when somebody did, and what the store refuses
 */
export async function commit(
  bucket: Bucket,
  site: string,
  brought: Brought,
  say: (line: string) => void,
): Promise<void> {
  const change = randomUUID();
  const kept = [...keptIn(site)].map(
    ([file, bytes]) => [file, keyOf(file, bytes, change, brought.state, brought.damaged), bytes] as const,
  );
  const state = stateIn(site, change, Object.fromEntries(kept.map(([file, key]) => [file, key])));
  const trees = treesOf(site);
  const files = new Map(trees.flatMap((tree) => [...filesOf(tree, releasesIn(tree.folder))]));
  const digests = new Map([...files].map(([key, file]) => [key, digestOfFile(file)]));
  const changed = [...files].filter(([key]) => digests.get(key) !== brought.digests.get(key));
  const gone = [...brought.digests.keys()].filter((key) => !files.has(key));
  if (changed.length === 0 && gone.length === 0 && isSame(brought.state ?? stateIn(site, '', {}), state)) return;

  const etag = brought.etag ?? (await begin(bucket));
  const tags = await uploadFiles(bucket, new Map(changed), brought);
  await atOnce(
    kept.filter(([, key]) => key.startsWith(`${KEPT}${change}/`)),
    ([, key, bytes]) => putDetermined(bucket, key, bytes, brought),
  );
  await switchTo(bucket, state, etag);
  const tagOf = (key: string) => tags.get(key) ?? brought.listing.get(key)?.etag ?? '';
  keepKnown(site, bucket.name, Object.fromEntries([...digests].map(([key, digest]) => [key, [tagOf(key), digest]])));
  await removeUnneeded(bucket, brought, state, gone).catch((error: unknown) => {
    say(`It is done; what is needed no more is still there, and is removed later: ${(error as Error).message}`);
  });
}
