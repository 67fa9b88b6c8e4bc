import path from 'node:path';
import type { Command } from 'commander';
import { watchOn } from '../guard/watch';
import { secondsFrom } from '../ops';
import { minuteOf } from '../overview';
import { accessOf, bucketAddress, isBucketName } from '../store/address';
import { openBucket } from '../store/bucket';
import { type Mirrored, mirror, rehearsedMirror } from '../store/mirror';
import { WrongUse } from '../wrong-use';
import type { Asked } from './answer';
import type { Host } from './host';
import { JSON_ANSWER } from './options';

interface Options extends Asked {
  readonly watch?: number;
}

/** Its name: it brings by itself what it needs. */
export const MIRROR = 'mirror';

const saidOf = (folder: string, { state }: Mirrored): string =>
  `${folder} has what was live at ${minuteOf(state.at)} (UTC); releases: ${state.releases.length}`;

const toldOf = (folder: string, { state: { live, at, releases } }: Mirrored) => ({ folder, live, at, releases });

/** The command that brings a site from a bucket to where it is served (decision 94). */
export function mirroring(program: Command, host: Host): void {
  program
    .command(`${MIRROR} <folder>`)
    .description(
      'brings a site from a bucket (--site s3://bucket/folder) to a folder that a platform or an edge serves',
    )
    .option('--watch <seconds>', 'looks again and again, so many seconds apart; default: once', secondsFrom(1))
    .option('--dry-run', 'says what is in the bucket, and changes nothing')
    .option(...JSON_ANSWER)
    .action(async (word: string, options: Options) => {
      const name = program.opts<{ site: string }>().site;
      if (!isBucketName(name))
        throw new WrongUse('Say where the site lies: release --site s3://bucket/folder mirror …');
      const bucket = openBucket(bucketAddress(name), accessOf(process.env));
      const { watch, dryRun = false, json = false } = options;
      const folder = path.resolve(word);
      if (dryRun) {
        const found = await rehearsedMirror(bucket, folder);
        const told = { dryRun, ...toldOf(folder, found) };
        host.answer(
          { lines: [`Would be: ${saidOf(folder, found)}`], told, next: { to: 'do it', words: [MIRROR, word] } },
          options,
        );
        return;
      }
      let before: Mirrored | undefined;
      const look = async (): Promise<void> => {
        const now = await mirror(bucket, folder, before);
        if (now === undefined) return;
        before = now;
        const next = watch === undefined ? { next: { to: 'see what is live', words: ['list'] } } : {};
        host.answer({ lines: [saidOf(folder, now)], told: toldOf(folder, now), ...next }, { json });
      };
      if (watch === undefined) return look();
      return watchOn({ look, seconds: watch, say: (line) => console.error(line) });
    });
}
