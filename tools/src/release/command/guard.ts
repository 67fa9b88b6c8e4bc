import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { type Guarding, look } from '../guard/look';
import { post } from '../guard/tell';
import { sentence } from '../verify';
import type { Host } from './host';

/** Exit code of a look that took something back. */
const TAKEN_BACK = 2;
const LEAST_S = 10;

type Addresses = ReadonlyMap<string, string>;

function webAddress(word: string): string {
  if (!URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol))
    throw new InvalidArgumentError('It has to be an address such as https://shop.example.');
  return word;
}

/** `https://shop.example` for all, or `SHOP=https://shop.example` for one merchant. */
function withAddress(word: string, before: Addresses = new Map()): Addresses {
  const [, code = 'base', address = word] = word.match(/^([\w-]+)=(.+)$/) ?? [];
  return new Map(before).set(code, webAddress(address));
}

function seconds(word: string): number {
  const value = Number.parseInt(word, 10);
  if (/^\d{1,5}$/.test(word) && value >= LEAST_S) return value;
  throw new InvalidArgumentError(`It has to be a whole number of seconds, ${LEAST_S} at least.`);
}

/** The key of the operations, as the platform itself gets it. Throws when there is none. */
function opsKey(): string {
  const file = process.env['OPS_KEY_FILE'];
  const key = (file === undefined ? process.env['OPS_KEY'] : readFileSync(file, 'utf8'))?.trim() ?? '';
  if (key === '')
    throw new Error('The guard asks the operations of the platform: give their key in OPS_KEY or OPS_KEY_FILE.');
  return key;
}

interface Options {
  readonly ops: string;
  readonly address: Addresses;
  readonly watch?: number;
  readonly tell?: string;
  readonly dryRun?: boolean;
}

/** The command that takes back what fails in browsers (decision 79). */
export function guarding(program: Command, host: Host): void {
  program
    .command('guard')
    .description(
      'takes back a release that fails more in browsers than the one before or beside it, and fails here as well',
    )
    .option(
      '--ops <address>',
      'operations of the platform; their key comes from OPS_KEY or OPS_KEY_FILE',
      webAddress,
      'http://127.0.0.1:14000',
    )
    .option(
      '--address <address>',
      'the site as visitors open it; may be said again for a merchant with releases of its own: SHOP=https://shop.example',
      withAddress,
      new Map([['base', 'http://localhost:4000']]),
    )
    .option('--watch <seconds>', 'looks again and again, so many seconds apart; default: once', seconds)
    .option('--tell <address>', 'is sent a JSON message of each release that was taken back', webAddress)
    .option('--dry-run', 'says what would be taken back, and changes nothing')
    .action(async ({ ops, address, watch, tell, dryRun = false }: Options) => {
      const given: Guarding = {
        operations: { address: ops, key: opsKey() },
        addressOf: (channel) => address.get(channel) ?? address.get('base') ?? '',
        dryRun,
        say: (line) => console.log(line),
        async tell(message) {
          const problem = tell === undefined ? undefined : await post(tell, message);
          if (problem !== undefined) console.error(`Nobody was told: ${problem}`);
        },
      };
      if (watch === undefined) {
        if ((await look(host, given)) > 0) process.exitCode = TAKEN_BACK;
        return;
      }
      for (;;) {
        await look(host, given).catch((error: unknown) => console.error(`This look failed: ${sentence(error)}`));
        await wait(watch * 1000);
      }
    });
}
