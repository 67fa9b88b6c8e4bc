import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { overlays } from '../live';
import { readLog } from '../log';
import { accessOf, bucketAddress } from '../store/address';
import { openBucket } from '../store/bucket';
import type { machines } from './machines';
import { linesOf } from './matrix';
import type { S3Server } from './s3-server';

/** Every command is given to the site of this name, on a machine of this name or a new one: copies of others. */
export const NOW = 'now';

/** Sites in a bucket, each with a machine, that are kept under names and brought back. */
export function keptSites(s3: () => S3Server, { run, folder, siteOf, at }: ReturnType<typeof machines>) {
  /** Keeps site and machine under a name. */
  function keep(name: string): void {
    s3().copy(NOW, name);
    cpSync(at(NOW), at(name), { recursive: true, verbatimSymlinks: true });
  }

  /** Brings back what was kept: the site, and the machine unless nothing runs there. */
  function take(name: string, isSiteAlone = false): void {
    s3().copy(name, NOW);
    rmSync(at(NOW), { recursive: true, force: true });
    if (!isSiteAlone) cpSync(at(name), at(NOW), { recursive: true, verbatimSymlinks: true });
  }

  /** What lies in the bucket, each object by its digest, without what is of a change alone. */
  async function lying(): Promise<string> {
    const listed = await openBucket(bucketAddress(siteOf(NOW)), accessOf(s3().env)).list();
    return [...listed.keys()]
      .map((key) => key.replace(/[0-9a-f-]{36}/, '*').replace(/[0-9a-f]{64}/, '#'))
      .sort()
      .join();
  }

  /** Another machine, which has what it saw before, looks at the site: the log, what visitors of each channel get, and whether that fits. */
  async function seen() {
    const { code } = await run(NOW, ['verify'], { on: 'looks' });
    const document = (channel: string) => readFileSync(path.join(folder(), 'live', channel, 'discovery.json'), 'utf8');
    const channels = ['base', ...overlays(readLog(folder()))];
    return { verified: code, log: linesOf(folder()), gotten: channels.map((channel) => [channel, document(channel)]) };
  }

  return { keep, take, lying, seen };
}
