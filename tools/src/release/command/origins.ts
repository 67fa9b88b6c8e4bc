import { mayNamePart } from '@foyer/shared/remote';
import type { Command } from 'commander';
import { liveRelease } from '../live';
import { readLog } from '../log';
import { checkMerchant } from '../merchants';
import { checkOrigin } from '../origins/addresses';
import { allow, forbid, listed, type OfOrigin } from '../origins/change';
import { WrongUse } from '../wrong-use';
import type { Asked } from './answer';
import { onChannel } from './decisions';
import type { Host, Told } from './host';
import { DRY_RUN, FIRST, JSON_ANSWER, WHY, WHY_NEEDED } from './options';

const whoseOf = (on: string): string => (on === 'base' ? 'for all' : `for ${on}`);

/** Checks what is said of an origin. A part may be named of which nothing was published yet. */
function ofOrigin(part: string, origin: string, on: string): OfOrigin {
  if (!mayNamePart(part) || part === 'shell')
    throw new WrongUse(`"${part}" is no remote: the shell is always the host's own`);
  checkOrigin(origin, process.env['DEMO'] === '1');
  return { part, origin, on };
}

/** The commands for the list of origins that parts may have their files at (decision 95). */
export function origins(program: Command, host: Host): void {
  const command = program
    .command('origins')
    .description('other origins that the files of a part may lie at; none unless allowed');

  command
    .command('allow <part> <origin>')
    .description('e.g. "allow arcade https://cdn.arcade.example"; releases that lie there can be promoted from then on')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...WHY)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((part: string, origin: string, options: Told & { merchant: string; first?: boolean }) => {
      const { merchant, first = false } = options;
      const of = ofOrigin(part, origin, merchant);
      return host.decide((folder, signed) => {
        checkMerchant(readLog(folder), merchant, first);
        allow(folder, of, signed);
        return {
          lines: [`${part} may have its files at ${origin} (${merchant})`],
          next: { to: 'see the list', words: ['origins', 'list'] },
        };
      }, options);
    });

  command
    .command('forbid <part> <origin>')
    .description('takes an origin off the list: what lies there is taken back, and new documents name it no more')
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...WHY_NEEDED)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((part: string, origin: string, options: Told & { merchant: string; first?: boolean }) => {
      const { merchant, first = false } = options;
      const of = ofOrigin(part, origin, merchant);
      return host.decide(
        (folder, signed) => {
          checkMerchant(readLog(folder), merchant, first);
          const changed = forbid(folder, of, signed);
          const log = readLog(folder);
          const now = changed.map((channel) => {
            const live = liveRelease(log, part, channel)?.version;
            return `${part} ${live === undefined ? 'is off' : `${live} is live`} (${channel})`;
          });
          const own = listed(log).filter((each) => each.part === part && each.origin === origin && each.allowed);
          const still = own.map(({ on }) => `${on} still allows it by a word of its own: forbid it there, too`);
          return {
            lines: [`${part} may not have its files at ${origin} (${merchant})`, ...now, ...still],
            next: { to: 'see who decided what', words: ['history', part, ...onChannel(merchant)] },
          };
        },
        options,
        true,
      );
    });

  command
    .command('list')
    .description('what is allowed and what was taken off, with parts and merchants')
    .option('--json', 'answers one array, for programs')
    .action((asked: Asked) => {
      const all = listed(host.log());
      const lines = all.map(
        ({ part, origin, on, allowed }) => `${part} ${origin} ${allowed ? 'allowed' : 'forbidden'} ${whoseOf(on)}`,
      );
      const told = all.map(({ part, origin, on, allowed }) => ({ part, origin, on, allowed }));
      const next = { to: 'see what is live', words: ['list'] };
      host.answer({ lines: lines.length > 0 ? lines : ['Nothing lies at other origins.'], told, next }, asked);
    });
}
