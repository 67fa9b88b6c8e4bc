import type { KeyObject } from 'node:crypto';
import { type KnownTrust, nameOfKey, type TeamKey } from '@foyer/shared/trust';
import { type Command, InvalidArgumentError } from 'commander';
import { type Added, addKeys, beginTrust, retireKeys } from '../../trust/change-trust';
import { makeKey, openKey, publicKeyIn } from '../../trust/key-file';
import { trustOf } from '../../trust/trust-files';
import { minuteOf } from '../overview';
import { withLock } from '../releases';
import type { Host } from './host';

interface Keys {
  readonly root: string;
  readonly team?: readonly string[];
  readonly online?: readonly string[];
  readonly newRoot?: readonly string[];
  readonly days?: number;
}

const several = (word: string, before: readonly string[] = []): string[] => [...before, word];

function days(word: string): number {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number.parseInt(word, 10);
  throw new InvalidArgumentError('It has to be a whole number of days from 1 to 9999.');
}

/** `games=team.key.pub` of `--team`. Throws for any other form. */
function ofTeam(word: string): Added['teams'][number] {
  const [, part, key] = word.match(/^(\*|[a-z][a-z0-9-]*)=(.+)$/) ?? [];
  if (part === undefined || key === undefined)
    throw new Error(`"${word}" is no part with a key: games=team.key.pub, or *=team.key.pub`);
  return { part, key: publicKeyIn(key) };
}

const nameIn = ({ key }: TeamKey): string => {
  return nameOfKey(key);
};

const ends = ({ expires }: TeamKey): string => {
  if (expires === undefined) return '';
  return `, ${Date.parse(expires) > Date.now() ? 'until' : 'ended'} ${minuteOf(expires)}`;
};

const linesOf = ({ version, root, online, teams }: KnownTrust): string[] => [
  `Version ${version} of the trust:`,
  ...root.map((key) => `  root ${nameIn(key)}  ${key.key}`),
  ...online.map((key) => `  online ${nameIn(key)}${ends(key)}`),
  ...Object.entries(teams).flatMap(([part, keys]) =>
    keys.map((key) => `  team of ${part === '*' ? 'all parts' : part} ${nameIn(key)}${ends(key)}`),
  ),
];

/** The commands for keys: whose signatures count on a host (decision 81). Its private keys never lie on it. */
export function keys(program: Command, host: Host): void {
  const keys = program
    .command('keys')
    .description('whose signatures count on a host; "keys begin" makes it demand them');
  const open = (file: string): KeyObject => openKey(host.site(), file);
  const addedBy = ({ team = [], online = [], newRoot = [], days: count }: Keys): Added => ({
    teams: team.map(ofTeam),
    online: online.map(publicKeyIn),
    roots: newRoot.map(open),
    days: count,
  });
  const changed = async (change: () => KnownTrust): Promise<void> => {
    for (const line of linesOf(await withLock(host.site(), change))) console.log(line);
    console.log(
      'Next: "release renew" with RELEASE_ONLINE_KEY, so that what is live is stated under it; "release verify" says what is not signed.',
    );
  };
  const changing = (name: string, description: string) =>
    keys
      .command(name)
      .description(description)
      .requiredOption('--root <file>', 'the private key of the root, which stays elsewhere')
      .option(
        '--team <part=key>',
        'a public key (or its file) that signs releases of a part, or of all: *=team.key.pub',
        several,
      )
      .option('--online <key>', 'a public key (or its file) that signs what is live', several)
      .option('--new-root <file>', 'the private key of another root', several)
      .option(
        '--days <n>',
        'how long these keys count; online ones 30 unless said, those of teams until they are retired',
        days,
      );

  keys
    .command('new <file>')
    .description(
      'makes a key: the private one in the file (RELEASE_KEY_PASSWORD is its password), the public one in <file>.pub',
    )
    .action((file: string) => {
      const key = makeKey(host.site(), file);
      console.log(`${nameOfKey(key)}  ${key}`);
    });

  changing('begin', 'makes a host demand signatures, by the keys that are named').action((options: Keys) =>
    changed(() => beginTrust(host.site(), open(options.root), addedBy(options))),
  );

  changing('add', 'adds keys; one that is there gets its new end').action((options: Keys) =>
    changed(() => addKeys(host.site(), open(options.root), addedBy(options))),
  );

  keys
    .command('retire <names...>')
    .description('takes keys off: nothing that they signed counts any more. Names are those of "keys list"')
    .requiredOption('--root <file>', 'the private key of the root')
    .action((names: string[], { root }: Keys) => changed(() => retireKeys(host.site(), open(root), names)));

  keys
    .command('list')
    .description('the keys whose signatures count, with their ends (UTC)')
    .action(() => {
      const trust = trustOf(host.site());
      const lines =
        trust === undefined ? ['This host demands no signatures: "release keys begin" makes it.'] : linesOf(trust);
      for (const line of lines) console.log(line);
    });
}
