import type { Command } from 'commander';
import { differenceOf } from '../diff';
import { diffLines } from '../diff-lines';
import { liveRelease } from '../live';
import { checkMerchant } from '../merchants';
import { onChannel } from './decisions';
import type { Host } from './host';

/** The command that compares two releases. */
export function comparing(program: Command, host: Host): void {
  program
    .command('diff <part> <version> [other]')
    .description(
      'how a release differs from another, else from the live one: pages, widgets, packages, files, first loads',
    )
    .option('--merchant <code>', 'the live release of one merchant', 'base')
    .option('--json', 'answers one object, for programs; sizes in bytes')
    .action(
      (name: string, version: string, other: string | undefined, options: { merchant: string; json?: boolean }) => {
        const log = host.log();
        const part = host.partOf(name);
        const { merchant } = options;
        checkMerchant(log, merchant);
        const live = liveRelease(log, part, merchant)?.version;
        const before = other ?? live;
        if (before === undefined)
          throw new Error(`${part} has no live release (${merchant}): name another to compare with.`);
        const difference = differenceOf(host.site(), part, before, version);
        const next =
          live === version || other !== undefined
            ? { to: 'see who decided what', words: ['history', part] }
            : {
                to: 'see whether it could go live',
                words: ['promote', part, version, ...onChannel(merchant), '--dry-run'],
              };
        host.answer({ lines: diffLines(difference), told: difference, next }, options);
      },
    );
}
