import type { KeyObject } from 'node:crypto';
import { type KnownTrust, nameOfKey, type TeamKey } from '@foyer/shared/trust';
import { type Command, InvalidArgumentError } from 'commander';
import { checkNewKey, makeKey, openKey, publicKeyIn } from '../../trust/key-file';
import { trustOf } from '../../trust/trust-files';
import { type Added, addKeys, beginTrust, retireKeys } from '../change-trust';
import { minuteOf } from '../overview';
import { WrongUse } from '../wrong-use';
import type { Answer, Asked } from './answer';
import { asItIs, type Host } from './host';
import { DRY_RUN, JSON_ANSWER } from './options';

interface Keys extends Asked {
  readonly root: string;
  readonly team?: readonly string[];
  readonly online?: readonly string[];
  readonly newRoot?: readonly string[];
  readonly vouch?: boolean;
  readonly days?: number;
}

const BEGINNING = `
A host begins to demand signatures, e.g.:
  release keys new root.key                    and team.key, online.key; none of them in the folder of the host
  release keys begin --root root.key --team '*=team.key.pub' --online online.key.pub
  release sign games 1.4.0 --key team.key      each release that is live: "release verify" names those that lack it
  RELEASE_ONLINE_KEY=online.key release renew  states what is live; then servers get TRUST_ROOT, as "keys list" says it
Every 30 days another online key: keys new, keys add --online, renew with it, keys retire the old one.`;

const several = (word: string, before: readonly string[] = []): string[] => [...before, word];

function days(word: string): number {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number.parseInt(word, 10);
  throw new InvalidArgumentError('It has to be a whole number of days from 1 to 9999.');
}

/** `games=team.key.pub` of `--team`. Throws for any other form. */
function ofTeam(word: string): Added['teams'][number] {
  const [, part, key] = word.match(/^(\*|[a-z][a-z0-9-]*)=(.+)$/) ?? [];
  if (part === undefined || key === undefined)
    throw new WrongUse(`"${word}" is no part with a key: games=team.key.pub, or *=team.key.pub`);
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

/** The same for programs. */
const toldOf = ({ version, root, online, teams }: KnownTrust): object => {
  const named = (keys: readonly TeamKey[]) => keys.map((key) => ({ name: nameIn(key), ...key }));
  const byPart = Object.entries(teams).map(([part, keys]) => [part, named(keys)] as const);
  return { version, root: named(root), online: named(online), teams: Object.fromEntries(byPart) };
};

/** The commands for keys: whose signatures count on a host (decision 81). Its private keys never lie on it. */
export function keys(program: Command, host: Host): void {
  const keys = program
    .command('keys')
    .description('whose signatures count on a host; "keys begin" makes it demand them')
    .addHelpText('after', BEGINNING);
  const open = (file: string): KeyObject => openKey(host.site(), file);
  const addedBy = ({ team = [], online = [], newRoot = [], vouch = false, days: count }: Keys): Added => ({
    teams: team.map(ofTeam),
    online: online.map(publicKeyIn),
    roots: newRoot.map(open),
    vouch,
    days: count,
  });
  const changed = (change: (site: string) => KnownTrust, asked: Asked): Promise<void> =>
    host.act(
      (folder): Answer => {
        const trust = change(folder);
        return {
          lines: linesOf(trust),
          told: toldOf(trust),
          next: { to: 'state what is live under it, with the online key in RELEASE_ONLINE_KEY', words: ['renew'] },
        };
      },
      asked,
      asItIs,
    );
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
      )
      .option(...DRY_RUN)
      .option(...JSON_ANSWER);

  keys
    .command('new <file>')
    .description(
      'makes a key: the private one in the file (RELEASE_KEY_PASSWORD is its password), the public one in <file>.pub',
    )
    .option('--dry-run', 'says whether it could, and makes none')
    .option(...JSON_ANSWER)
    .action((file: string, asked: Asked) => {
      if (asked.dryRun === true) {
        checkNewKey(host.site(), file);
        const next = { to: 'do it', words: ['keys', 'new', file] };
        host.answer(
          { lines: [`Would be: a key in ${file} and ${file}.pub`], told: { dryRun: true, file }, next },
          asked,
        );
        return;
      }
      const key = makeKey(host.site(), file);
      const next = { to: 'see whose keys count here', words: ['keys', 'list'] };
      host.answer({ lines: [`${nameOfKey(key)}  ${key}`], told: { name: nameOfKey(key), key, file }, next }, asked);
    });

  changing('begin', 'makes a host demand signatures, by the keys that are named').action((options: Keys) =>
    changed((site) => beginTrust(site, open(options.root), addedBy(options)), options),
  );

  changing('add', 'adds keys; one that is there gets its new end')
    .option(
      '--vouch',
      'vouches for the log, though its last decisions are not signed as they should be: look at "history" first',
    )
    .action((options: Keys) => changed((site) => addKeys(site, open(options.root), addedBy(options)), options));

  keys
    .command('retire <names...>')
    .description('takes keys off: nothing that they signed counts any more. Names are those of "keys list"')
    .requiredOption('--root <file>', 'the private key of the root')
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((names: string[], options: Keys) =>
      changed((site) => retireKeys(site, open(options.root), names), options),
    );

  keys
    .command('list')
    .description('the keys whose signatures count, with their ends (UTC)')
    .option(...JSON_ANSWER)
    .action((asked: Asked) => {
      const trust = trustOf(host.site());
      const lines =
        trust === undefined ? ['This host demands no signatures: "release keys begin" makes it.'] : linesOf(trust);
      const told = trust === undefined ? { demanded: false } : { demanded: true, ...toldOf(trust) };
      host.answer({ lines, told, next: { to: 'see what is not signed', words: ['verify'] } }, asked);
    });
}
