import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultSite } from '../default-site';
import { withLock } from '../releases';
import { bring } from './bring';
import type { Bucket } from './bucket';
import { commit } from './commit';
import { digestOf } from './digest';
import type { SiteStore } from './site-store';
import { Overtaken } from './writes';

/** For so long a command begins again when others were faster. */
const PATIENCE_MS = 180_000;
const LONGEST_WAIT_MS = 1500;

/** The folder that a site in a bucket is brought to, beside the host of this machine: kept, so that what is there is brought once. */
function folderOf({ name, place }: Bucket): string {
  const named = name.replace(/^s3:\/\//, '').replace(/[^\w.-]+/g, '-');
  return path.join(
    path.dirname(defaultSite()),
    'buckets',
    `${named}-${digestOf(`${place} ${name}`).slice(0, 8)}`,
    'site',
  );
}

/** A site in a bucket. Commands work on a folder that it is brought to, and what they change there is brought back. */
export function bucketStore(bucket: Bucket, say: (line: string) => void): SiteStore {
  const folder = folderOf(bucket);
  return {
    name: bucket.name,
    folder,
    open: () => withLock(folder, async () => void (await bring(bucket, folder))),
    change: (act) =>
      withLock(folder, async () => {
        const until = Date.now() + PATIENCE_MS;
        for (;;) {
          const brought = await bring(bucket, folder);
          const done = act();
          try {
            await commit(bucket, folder, brought, say);
            return done;
          } catch (error) {
            if (!(error instanceof Overtaken)) throw error;
            if (Date.now() > until)
              throw new Error(`Others change ${bucket.name} all the time: nothing was done. Try again.`);
            await wait(Math.random() * LONGEST_WAIT_MS);
          }
        }
      }),
  };
}
