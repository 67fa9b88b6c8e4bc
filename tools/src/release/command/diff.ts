import type { Command } from 'commander';
import { differenceOf } from '../diff';
import { diffLines } from '../diff-lines';
import { liveRelease } from '../live';
import { checkMerchant } from '../merchants';
import type { Host } from './host';

/** The command that compares two releases. */
export function comparing(program: Command, host: Host): void {
  program
    .command('diff <part> <version> [other]')
    .description(
      'how a release differs from another, else from the live one: pages, widgets, packages, files, first loads',
    )
    .option('--merchant <code>', 'the live release of one merchant', 'base')
    .option('--json', 'for programs: one object, sizes in bytes')
    .action(
      (name: string, version: string, other: string | undefined, options: { merchant: string; json?: boolean }) => {
        const log = host.log();
        const part = host.partOf(name);
        checkMerchant(log, options.merchant);
        const before = other ?? liveRelease(log, part, options.merchant)?.version;
        if (before === undefined)
          throw new Error(`${part} has no live release (${options.merchant}): name another to compare with.`);
        const difference = differenceOf(host.site(), part, before, version);
        for (const line of options.json ? [JSON.stringify(difference)] : diffLines(difference)) console.log(line);
      },
    );
}
