import { type Command, InvalidArgumentError } from 'commander';
import { bytesShown } from '../bytes';
import type { Limits } from '../needed';
import { type Prunable, prunable, prune } from '../prune';
import type { Asked } from './answer';
import { asItIs, type Host } from './host';
import { JSON_ANSWER } from './options';

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
    // The log tells no prune, and a rehearsal would have nothing to delete: what would go is reckoned, and not tried.
    .option('--dry-run', 'says what would be deleted, and changes nothing')
    .option(...JSON_ANSWER)
    .action(async (name: string | undefined, options: { keep: number; days: number } & Asked) => {
      host.log();
      const part = name === undefined ? undefined : host.partOf(name);
      const { dryRun = false, keep, days } = options;
      const limits: Limits = { keep, since: Date.now() - days * DAY_MS };
      const site = host.site();
      const releases = await host.change(
        () => (dryRun ? prunable(site, limits, part) : prune(site, limits, part, console.error)),
        asItIs,
      );
      const again = ['prune', ...(part === undefined ? [] : [part]), '--keep', String(keep), '--days', String(days)];
      host.answer(
        {
          lines: told(releases, dryRun ? 'Would be deleted: ' : 'deleted: '),
          told: { dryRun, releases },
          next:
            dryRun && releases.length > 0
              ? { to: 'do it', words: again }
              : { to: 'see what is live and what is here', words: ['list'] },
        },
        options,
      );
    });
}
