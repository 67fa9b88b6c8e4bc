import { type CallName, calls } from '@foyer/shared/contract';
import { Command, InvalidArgumentError } from 'commander';

function originOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new InvalidArgumentError('It is an http(s) address.');
  if (url.username !== '' || url.password !== '') throw new InvalidArgumentError('It carries no name or password.');
  if (url.pathname !== '/' || url.search !== '')
    throw new InvalidArgumentError('It is an origin: calls have their own paths.');
  return url;
}

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

function callsOf(text: string): CallName[] {
  return text.split(',').map((name) => {
    if (!isCall(name)) throw new InvalidArgumentError(`The contract has no call "${name}".`);
    return name;
  });
}

function secondsOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It is from 1 to 99 seconds.');
  return Number(text) * 1000;
}

export interface Given {
  readonly baseUrl: URL;
  readonly merchant?: string;
  readonly account?: string;
  readonly password?: string;
  readonly write?: true;
  readonly whole?: true;
  readonly only?: CallName[];
  readonly json?: true;
  readonly timeout: number;
}

/**
 * The options of `pnpm conform`.
 *
 * @throws a CommanderError, once it has said what is wrong
 */
export function optionsOf(argv: readonly string[]): Given {
  return new Command('conform')
    .description(
      'Asks a platform the calls of the contract and says which it answers rightly. Exit codes: 0 nothing wrong, 1 something, 2 not asked.',
    )
    .requiredOption('--base-url <origin>', 'http(s) address under which the merchant’s site is served', originOf)
    .option('--merchant <code>', 'the merchant’s code; that of /site.json unless said')
    .option('--account <username>', 'a test member, as whom reads of members are asked')
    .option(
      '--password <password>',
      'of the test member; better in CONFORM_PASSWORD, where no list of processes shows it',
    )
    .option('--write', 'also asks what leaves a harmless mark: a game opened or marked, a trial, a beacon')
    .option('--whole', 'counts a call that is not there as wrong')
    .option('--only <calls>', 'these calls alone, with commas between them', callsOf)
    .option('--json', 'the report as JSON')
    .option('--timeout <seconds>', 'how long a request may take', secondsOf, 10_000)
    .exitOverride()
    .parse([...argv], { from: 'user' })
    .opts<Given>();
}
