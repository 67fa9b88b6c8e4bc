import { type Command, InvalidArgumentError } from 'commander';
import { bytesShown } from '../bytes';
import type { Limits } from '../needed';
import { type Prunable, prunable, prune } from '../prune';
import { withLock } from '../releases';
import type { Host } from './host';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A whole number of the command line, from `least` on. */
const whole =
  (least: number) =>
  (word: string): number => {
    const value = Number.parseInt(word, 10);
    if (/^\d{1,5}$/.test(word) && value >= least) return value;
    throw new InvalidArgumentError(`It has to be a whole number from ${least} to 99999.`);
  };

function told(releases: readonly Prunable[], start: string): string[] {
  const all = releases.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...releases.map(({ part, version, bytes }) => `${start}${part} ${version}, ${bytesShown(bytes)}`),
    releases.length > 0
      ? `${releases.length} ${releases.length === 1 ? 'release' : 'releases'}, ${bytesShown(all)}`
      : 'No release can go: each is live, may be brought back, or was served or published not long ago.',
  ];
}

/** The command that frees the disk of a host. */
export function pruning(program: Command, host: Host): void {
  program
    .command('prune [part]')
    .description('deletes the files of releases that nobody can need any more; their lines in the log stay')
    .option('--keep <n>', 'releases of each channel that stay for rollbacks, the live one included', whole(1), 3)
    .option(
      '--days <n>',
      'days for which open pages may ask for what was served; what was published since stays too',
      whole(0),
      30,
    )
    .option('--dry-run', 'says what would be deleted, and changes nothing')
    .action(async (name: string | undefined, options: { keep: number; days: number; dryRun?: boolean }) => {
      host.log();
      const part = name === undefined ? undefined : host.partOf(name);
      const limits: Limits = { keep: options.keep, since: Date.now() - options.days * DAY_MS };
      const site = host.site();
      const lines = await withLock(site, () =>
        options.dryRun
          ? told(prunable(site, limits, part), 'Would be deleted: ')
          : told(prune(site, limits, part, console.error), 'deleted: '),
      );
      for (const line of lines) console.log(line);
    });
}
