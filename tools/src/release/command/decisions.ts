import type { Command } from 'commander';
import { channelsOf, liveRelease } from '../live';
import { readLog } from '../log';
import { checkMerchant } from '../merchants';
import { sharesShown } from '../overview';
import { type OfPart, promoteTogether, rollback } from '../releases';
import { remove, removeFiles } from '../remove';
import { parseShares, setTraffic } from '../traffic';
import { variantsOf } from '../variants';
import type { Host, Told } from './host';
import { DRY_RUN, FIRST, WHY } from './options';

interface ForMerchant extends Told {
  readonly merchant: string;
  readonly first?: boolean;
}

/** `games=1.4.0` of `--with`. Throws for any other form. */
function ofPart(word: string, host: Host): OfPart {
  const [, part, version] = word.match(/^([^=]+)=(.+)$/) ?? [];
  if (part === undefined || version === undefined) throw new Error(`"${word}" is no part with a version: games=1.4.0`);
  return { part: host.partOf(part), version };
}

/** The commands that change what visitors get. */
export function decisions(program: Command, host: Host): void {
  program
    .command('promote <part> <version>')
    .description('makes a published release live, with others in the same moment where they need each other')
    .option(
      '--with <part=version>',
      'another release; may be said again',
      (word: string, before: readonly OfPart[] = []) => [...before, ofPart(word, host)],
    )
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, version: string, options: ForMerchant & { with?: readonly OfPart[] }) => {
      const { merchant, first = false, with: others = [] } = options;
      const wanted = [{ part: host.partOf(name), version }, ...others];
      return host.decide((folder, signed) => {
        checkMerchant(readLog(folder), merchant, first);
        promoteTogether(folder, wanted, merchant, signed);
        return wanted.map((each) => `${each.part} ${each.version} is live (${merchant})`);
      }, options);
    });

  program
    .command('rollback <part>')
    .description('brings back the release that was live before')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option('--to <version>', 'release to return to; default: the one before')
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, options: { merchant: string; to?: string } & Told) => {
      const part = host.partOf(name);
      return host.decide((folder, signed) => {
        checkMerchant(readLog(folder), options.merchant);
        const version = rollback(folder, part, options.merchant, options.to, signed);
        const said = version === '' ? 'has no release here any more' : `${version} is live again`;
        return [`${name} ${said} (${options.merchant})`];
      }, options);
    });

  program
    .command('remove <part>')
    .description('takes a remote off: no visitor gets it any more; "promote" brings it back')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option('--files', 'deletes its releases and maps as well, once no open page can ask for them')
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, options: ForMerchant & { files?: boolean }) => {
      const { merchant, first = false, files = false } = options;
      const part = host.partOf(name);
      return host.decide((folder, signed) => {
        const log = readLog(folder);
        checkMerchant(log, merchant, first);
        // Its files may go later than its last release.
        const isOff = files && channelsOf(log).every((channel) => !liveRelease(log, part, channel));
        if (!isOff) remove(folder, part, merchant, signed);
        const off = isOff ? [] : [`${part} is off (${merchant})`];
        if (!files) return off;
        const gone = removeFiles(folder, part) ? 'its files are deleted' : 'there were no files of it any more';
        return [...off, `${part}: ${gone}`];
      }, options);
    });

  program
    .command('traffic <part> <shares...>')
    .description('divides visitors among releases, e.g. "traffic games 1.4.0=90 1.5.0=10"; "traffic games off" ends it')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, words: string[], options: ForMerchant) => {
      const { merchant, first = false } = options;
      const [part, shares] = [host.partOf(name), parseShares(words)];
      return host.decide((folder, signed) => {
        checkMerchant(readLog(folder), merchant, first);
        setTraffic(folder, part, shares, merchant, signed);
        return [`${name} ${sharesShown(variantsOf(readLog(folder), part, merchant))} (${merchant})`];
      }, options);
    });
}
