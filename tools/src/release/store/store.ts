import path from 'node:path';
import { withLock } from '../releases';
import { accessOf, bucketAddress, isBucketName } from './address';
import { openBucket } from './bucket';
import { bucketStore } from './bucket-store';
import { broughtFrom } from './known';
import type { SiteStore } from './site-store';

/** A folder. One that is brought from a bucket is no host: what is decided there would be lost. */
function folderStore(folder: string): SiteStore {
  return {
    name: folder,
    folder,
    async open() {
      const of = broughtFrom(folder);
      if (of !== undefined) throw new Error(`${folder} is brought from ${of}: say --site ${of}. Nothing was done.`);
    },
    change: (act) => withLock(folder, act),
  };
}

/**
 * The store that `--site` names.
 * @param say told what is not as it should be, though a command goes on
 * @throws for a bucket without keys, or a name that could be none
 */
export function storeOf(word: string, say: (line: string) => void): SiteStore {
  if (!isBucketName(word)) return folderStore(path.resolve(word));
  const address = bucketAddress(word);
  return bucketStore(openBucket(address, accessOf(process.env)), say);
}
