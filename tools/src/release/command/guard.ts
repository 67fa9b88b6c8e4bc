import { type Command, Option } from 'commander';
import { type Guarding, loadedHere, look } from '../guard/look';
import { post } from '../guard/tell';
import { watchOn } from '../guard/watch';
import { liveRelease } from '../live';
import { looksFrom, OPS, secondsFrom, webAddress } from '../ops';
import type { Asked } from './answer';
import { onChannel } from './decisions';
import { exits } from './exits';
import type { Host } from './host';
import { opsKey } from './ops-key';
import { JSON_ANSWER } from './options';

const LEAST_S = 10;
const SITE = 'http://localhost:4000';
const SHOWN = { works: 'works', fails: 'fails', unknown: 'could not be seen' } as const;

type Addresses = ReadonlyMap<string, string>;

/** `https://shop.example` for all, or `SHOP=https://shop.example` for one merchant. */
function withAddress(word: string, before: Addresses = new Map()): Addresses {
  const [, code = 'base', address = word] = word.match(/^([\w-]+)=(.+)$/) ?? [];
  return new Map(before).set(code, webAddress(address));
}

interface Options extends Asked {
  readonly ops: string;
  readonly address: Addresses;
  readonly watch?: number;
  readonly giveUp?: number;
  readonly tell?: string;
}

/** The commands that see how a release does, and take back what fails in browsers (decision 79). */
export function guarding(program: Command, host: Host): void {
  program
    .command('health <part> <version>')
    .description(
      'loads a release that visitors get as they do: every file by the public address, then pages in a browser of this machine',
    )
    .option('--address <address>', 'the site as visitors open it', webAddress, SITE)
    .option('--merchant <code>', 'of one merchant', 'base')
    .option(...JSON_ANSWER)
    .action(async (name: string, version: string, options: { address: string; merchant: string } & Asked) => {
      const part = host.partOf(name);
      const { address, merchant } = options;
      const { state, says } = await loadedHere(host.site(), { part, version, channel: merchant }, address);
      const lines = [`${part} ${version} (${merchant}) ${SHOWN[state]}: ${says}`];
      const isLive = liveRelease(host.log(), part, merchant)?.version === version;
      const ifItWorks = isLive
        ? { to: 'see what is live', words: ['list'] }
        : { to: 'give it to everybody', words: ['promote', part, version, ...onChannel(merchant)] };
      const back = { to: 'take it back', words: ['rollback', part, ...onChannel(merchant)] };
      const next = state === 'works' ? ifItWorks : back;
      const exit = state === 'fails' ? exits.refused : exits.done;
      host.answer({ lines, told: { part, version, merchant, state, says }, exit, next }, options);
    });

  program
    .command('guard')
    .description(
      'takes back a release that fails more in browsers than the one before or beside it, and fails here as well',
    )
    .option(...OPS)
    .addOption(
      new Option(
        '--address <address>',
        'the site as visitors open it; may be said again for a merchant with releases of its own: SHOP=https://shop.example',
      )
        .argParser(withAddress)
        .default(new Map([['base', SITE]]), SITE),
    )
    .option('--watch <seconds>', 'looks again and again, so many seconds apart; default: once', secondsFrom(LEAST_S))
    .option(
      '--give-up <looks>',
      'ends after so many failed looks in a row, for who starts it anew; default: never',
      looksFrom,
    )
    .option('--tell <address>', 'is sent a JSON message of each release that was taken back', webAddress)
    .option('--dry-run', 'says what would be taken back, and changes nothing')
    .option('--json', 'answers one object for each look, for programs')
    .action(async (options: Options) => {
      const { ops, address, watch, giveUp, tell, dryRun = false, json = false } = options;
      const key = opsKey('The guard asks the operations of the platform');
      const once = async (): Promise<void> => {
        await host.open();
        const said: string[] = [];
        const given: Guarding = {
          operations: { address: ops, key },
          addressOf: (channel) => address.get(channel) ?? address.get('base') ?? '',
          dryRun,
          // To people as it comes: a look may take a minute.
          say: (line) => void (json ? said.push(line) : console.log(line)),
          async tell(message) {
            const problem = tell === undefined ? undefined : await post(tell, message);
            if (problem !== undefined) console.error(`Nobody was told: ${problem}`);
          },
        };
        const taken = await look(host, given);
        const next = taken > 0 ? { to: 'see why', words: ['history'] } : { to: 'see what is live', words: ['list'] };
        const exit = taken > 0 ? exits.takenBack : exits.done;
        host.answer({ lines: [], told: { dryRun, taken, said }, exit, ...(watch === undefined && { next }) }, options);
      };
      if (watch === undefined) return once();
      return watchOn({ look: once, seconds: watch, giveUp, say: (line) => console.error(line) });
    });
}
