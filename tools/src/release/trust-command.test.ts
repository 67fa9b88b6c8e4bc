import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand, type Ended } from './testing/bundled-command';

let command: BundledCommand;
beforeAll(async () => {
  command = await bundledCommand();
});
afterAll(() => command.remove());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-trust-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

/** Runs the command as a person does, with these variables. */
const release = (words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  command.run(at('site'), words, { RELEASE_ONLINE_KEY: '', RELEASE_TEAM_KEY: '', TRUST_ROOT: '', ...env });

async function does(words: readonly string[], env?: Readonly<Record<string, string>>): Promise<string> {
  const { code, stdout, stderr } = await release(words, env);
  expect({ words, code, stderr }).toEqual({ words, code: 0, stderr: '' });
  return stdout;
}

/** What only the words are to blame for. */
const WRONG_USE = /^(Name the private key|is no part with a key|whole number of days)/;

async function fails(
  words: readonly string[],
  sentence: string,
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  const { code, stderr } = await release(words, env);
  expect([words, code]).toEqual([words, words[0] === 'verify' ? 3 : WRONG_USE.test(sentence) ? 2 : 1]);
  expect(stderr).toContain(sentence);
}

const nameIn = (said: string, kind: string): string => said.match(new RegExp(`${kind} ([0-9a-f]{16})`))?.[1] ?? '';

it('sets trust up in five lines, signs elsewhere, renews, rotates and retires', async () => {
  const online = { RELEASE_ONLINE_KEY: at('online.key') };
  for (const name of ['root', 'team', 'online', 'next']) {
    expect(await does(['keys', 'new', at(`${name}.key`)])).toMatch(/^[0-9a-f]{16} {2}[\w+/=]+\n$/);
    expect(statSync(at(`${name}.key`)).mode & 0o777).toBe(0o600);
  }
  expect(await does(['keys', 'list'])).toContain('demands no signatures');
  const begin = ['keys', 'begin', '--root', at('root.key'), '--team', `*=${at('team.key.pub')}`];
  const begun = await does([...begin, '--online', at('online.key.pub')]);
  expect(begun).toContain('Version 1 of the trust');
  expect(begun).toContain('team of all parts');
  await fails([...begin], 'has a trust already');

  // A team signs the build where its key is; the host gets build and signature.
  const built = build('games', '1.0.0').folder;
  expect(await does(['sign-build', built, '--key', at('team.key')])).toContain('games 1.0.0 is signed (sha256-');
  expect(await does(['publish', 'games', '--build', built])).toContain(', signed\n');
  rmSync(`${built}.signature.json`);
  await fails(['promote', 'games', '1.0.0'], 'RELEASE_ONLINE_KEY');
  await fails(['promote', 'games', '1.0.0'], 'can be read by others', { RELEASE_ONLINE_KEY: at('team.key.pub') });
  expect(await does(['promote', 'games', '1.0.0', '--dry-run'], online)).toBe('Would be: games 1.0.0 is live (base)\n');
  expect(await does(['promote', 'games', '1.0.0'], online)).toBe('games 1.0.0 is live (base)\n');

  // On the host itself; a release that nobody signed is not live, whatever is said.
  expect(await does(['publish', 'games', '--build', build('games', '1.1.0').folder])).not.toContain('signed');
  await fails(['promote', 'games', '1.1.0'], 'games 1.1.0 is not signed', online);
  await fails(['promote', 'games', '1.1.0', '--dry-run'], 'games 1.1.0 is not signed', online);
  await fails(['sign', 'games', '1.1.0'], 'Name the private key of the team');
  await fails(['sign', 'games', '1.1.0', '--key', at('next.key')], 'is signed by no key that its team has');
  expect(await does(['sign', 'games', '1.1.0', '--key', at('team.key')])).toBe('games 1.1.0 is signed\n');
  expect(await does(['sign', 'games', '1.1.0'], { RELEASE_TEAM_KEY: at('team.key') })).toContain('nothing changed');
  await does(['promote', 'games', '1.1.0'], online);
  expect(await does(['history'])).toContain('sign games 1.1.0 with key ');

  expect(await does(['renew'], online)).toMatch(
    /^What is live is stated until 20\d\d-\d\d-\d\d \d\d:\d\d, with the serial \d+/,
  );
  const verified = await does(['verify']);
  expect(verified).toContain(
    'Signatures are demanded, version 1 of the trust, by the root that lies on the host itself',
  );

  // The online key is followed by another.
  const more = await does(['keys', 'add', '--root', at('root.key'), '--online', at('next.key.pub'), '--days', '7']);
  expect(more.match(/ {2}online /g)).toHaveLength(2);
  await does(['keys', 'retire', nameIn(more, 'online'), '--root', at('root.key')]);
  await fails(['verify'], 'not signed by an online key of this site');
  await fails(['rollback', 'games', '--why', 'of a test'], 'is no online key of this host', online);
  await does(['renew'], { RELEASE_ONLINE_KEY: at('next.key') });
  const root = readFileSync(at('root.key.pub'), 'utf8').trim();
  expect(await does(['verify'], { TRUST_ROOT: root })).toContain('version 3 of the trust, by TRUST_ROOT');
  const other = readFileSync(at('team.key.pub'), 'utf8').trim();
  await fails(['verify'], 'No version of the trust begins with the root', { TRUST_ROOT: other });
});

it('refuses keys on the host, words that are no keys, and days that are none', async () => {
  await does(['publish', 'games', '--build', build('games', '1.0.0').folder]);
  await fails(['keys', 'new', path.join(at('site'), 'root.key')], 'lies on the host itself');
  expect(existsSync(path.join(at('site'), 'root.key'))).toBe(false);
  await does(['keys', 'new', at('root.key')]);
  const begin = ['keys', 'begin', '--root', at('root.key')];
  await fails([...begin, '--online', 'nothing'], '"nothing" is no public key');
  writeFileSync(at('private.pub'), readFileSync(at('root.key')));
  await fails([...begin, '--online', at('private.pub')], 'is no public key');
  await fails([...begin, '--team', at('root.key.pub')], 'is no part with a key');
  await fails([...begin, '--online', at('root.key.pub'), '--days', '0'], 'whole number of days');
  await fails(['keys', 'add', '--root', at('root.key')], 'has no trust');
  await fails(['renew'], 'has nothing live that is to be signed');
});
