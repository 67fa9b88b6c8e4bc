import type { Command } from 'commander';
import { takenBack } from '../back';
import { channelsOf, liveRelease } from '../live';
import { readLog } from '../log';
import { checkMerchant } from '../merchants';
import { webAddress } from '../ops';
import { checkElsewhere } from '../origins/elsewhere';
import { sharesShown } from '../overview';
import { type OfPart, promoteTogether, rollback } from '../releases';
import { remove, removeFiles } from '../remove';
import { demandChooser, SITE_ADDRESS } from '../shell-shares';
import { parseShares, setTraffic } from '../traffic';
import { variantsOf } from '../variants';
import { WrongUse } from '../wrong-use';
import type { Host, Told } from './host';
import { DRY_RUN, FIRST, JSON_ANSWER, WHY, WHY_NEEDED } from './options';

interface ForMerchant extends Told {
  readonly merchant: string;
  readonly first?: boolean;
}

/** `games=1.4.0` of `--with`. Throws for any other form. */
function ofPart(word: string, host: Host): OfPart {
  const [, part, version] = word.match(/^([^=]+)=(.+)$/) ?? [];
  if (part === undefined || version === undefined)
    throw new WrongUse(`"${word}" is no part with a version: games=1.4.0`);
  return { part: host.partOf(part), version };
}

/** `--merchant` of a command that goes on with the same channel. */
export const onChannel = (merchant: string): string[] => (merchant === 'base' ? [] : ['--merchant', merchant]);

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
    .option(...JSON_ANSWER)
    .action(async (name: string, version: string, options: ForMerchant & { with?: readonly OfPart[] }) => {
      const { merchant, first = false, with: others = [] } = options;
      const part = host.partOf(name);
      const wanted = [{ part, version }, ...others];
      await checkElsewhere(host.site(), host.log(), merchant, wanted);
      return host.decide((folder, signed) => {
        const before = readLog(folder);
        checkMerchant(before, merchant, first);
        promoteTogether(folder, wanted, merchant, signed);
        const log = readLog(folder);
        const said = log.length === before.length ? 'was live before; nothing changed' : 'is live';
        return {
          lines: wanted.map((each) => `${each.part} ${each.version} ${said} (${merchant})`),
          // The first release of a part has none before it that a rollback could return to.
          next:
            takenBack(log, part, merchant) === undefined
              ? { to: 'see what is live', words: ['list'] }
              : { to: 'take it back', words: ['rollback', part, ...onChannel(merchant)] },
        };
      }, options);
    });

  program
    .command('rollback <part>')
    .description(
      'takes the last decision back: ends an experiment or a division, else the release before is live again',
    )
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option('--to <version>', 'release to return to; default: the one before')
    .option(...WHY_NEEDED)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((name: string, options: { merchant: string; to?: string } & Told) => {
      const part = host.partOf(name);
      const { merchant, to } = options;
      return host.decide(
        (folder, signed) => {
          const before = liveRelease(readLog(folder), part, merchant)?.version;
          checkMerchant(readLog(folder), merchant);
          const version = rollback(folder, part, merchant, to, signed);
          const said = version === '' ? 'has no release here any more' : `${version} is live again`;
          const isOther = before !== undefined && version !== '' && before !== version;
          return {
            lines: [`${name} ${said} (${merchant})`],
            next: isOther
              ? { to: 'see what it takes back', words: ['diff', part, before, version] }
              : { to: 'see who decided what', words: ['history', part] },
          };
        },
        options,
        true,
      );
    });

  program
    .command('remove <part>')
    .description('takes a remote off: no visitor gets it any more; "promote" brings it back')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option('--files', 'deletes its releases and maps as well, once no open page can ask for them')
    .option(...WHY_NEEDED)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((name: string, options: ForMerchant & { files?: boolean }) => {
      const { merchant, first = false, files = false } = options;
      const part = host.partOf(name);
      return host.decide(
        (folder, signed) => {
          const log = readLog(folder);
          checkMerchant(log, merchant, first);
          const before = liveRelease(log, part, merchant)?.version;
          // Its files may go later than its last release.
          const isOff = files && channelsOf(log).every((channel) => !liveRelease(log, part, channel));
          if (!isOff) remove(folder, part, merchant, signed);
          const off = isOff ? [] : [`${part} is off (${merchant})`];
          if (files) {
            const gone = removeFiles(folder, part) ? 'its files are deleted' : 'there were no files of it any more';
            return {
              lines: [...off, `${part}: ${gone}`],
              next: { to: 'see what is live', words: ['list'] },
            };
          }
          return {
            lines: off,
            next: { to: 'bring it back', words: ['promote', part, before ?? '', ...onChannel(merchant)] },
          };
        },
        options,
        true,
      );
    });

  program
    .command('traffic <part> <shares...>')
    .description('divides visitors among releases, e.g. "traffic games 1.4.0=90 1.5.0=10"; "traffic games off" ends it')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...SITE_ADDRESS, webAddress, 'http://localhost:4000')
    .option(...WHY)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action(async (name: string, words: string[], options: ForMerchant & { address: string }) => {
      const { merchant, first = false, address } = options;
      const [part, shares] = [host.partOf(name), parseShares(words)];
      if (part === 'shell' && Object.keys(shares).length > 0) await demandChooser(address);
      const wanted = Object.keys(shares).map((version) => ({ part, version }));
      await checkElsewhere(host.site(), host.log(), merchant, wanted);
      await host.decide((folder, signed) => {
        const before = readLog(folder);
        checkMerchant(before, merchant, first);
        setTraffic(folder, part, shares, merchant, signed);
        const isEnd = Object.keys(shares).length === 0;
        const log = readLog(folder);
        const said =
          log.length === before.length
            ? 'was not divided; nothing changed'
            : sharesShown(variantsOf(log, part, merchant));
        return {
          lines: [`${name} ${said} (${merchant})`],
          next: isEnd
            ? { to: 'see what is live', words: ['list'] }
            : { to: 'end it', words: ['traffic', part, 'off', ...onChannel(merchant)] },
        };
      }, options);
    });
}
