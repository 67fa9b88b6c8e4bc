import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { readLog } from '../log';
import { publish } from '../publish';
import { promote } from '../releases';
import { build } from '../testing/builds';
import { commandHere } from '../testing/command-here';
import { lyingIn } from '../testing/killing';
import { demandTrust, keyring, publishSigned } from '../testing/trusted-host';
import { releaseProgram } from './program';

const keys = keyring();
let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-answers-'));
  site = path.join(folder, 'site');
  for (const version of ['1.0.0', '1.1.0']) publish(site, build('games', version));
  promote(site, 'games', '1.0.0');
});
afterEach(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

const release = (...words: string[]) => commandHere(site, words);

/** The words of a pasted command, after the name of this one. */
const wordsOf = (next = ''): string[] => {
  const start = `pnpm release --site ${site} `;
  expect(next).toMatch(new RegExp(`^${start}`));
  return next.slice(start.length).split(' ');
};

/** All commands that do something, by their names. */
function leaves(command: Command, name: readonly string[] = []): [name: string, command: Command][] {
  return command.commands.flatMap((each) => {
    const named = [...name, each.name()];
    return each.commands.length > 0 ? leaves(each, named) : [[named.join(' '), each] as [string, Command]];
  });
}

const all = leaves(releaseProgram([], '/nowhere').program);
const LOOKS = [
  'verify',
  'list',
  'history',
  'trace',
  'diff',
  'experiment list',
  'experiment show',
  'experiment report',
  'keys list',
  'origins list',
  'health',
  'link',
];

describe('the next command', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = before;
  });

  it('is named as it is called here, without the folder where that is the one that is meant', async () => {
    process.env = { ...before, RELEASE_COMMAND: 'docker compose run --rm release', DATA_DIR: folder };
    expect((await release('promote', 'games', '1.1.0')).next).toBe('docker compose run --rm release rollback games');
    process.env = { ...before, RELEASE_COMMAND: 'docker compose run --rm release' };
    expect((await release('promote', 'games', '1.0.0')).next).toBe(
      `docker compose run --rm release --site ${site} rollback games`,
    );
  });
});

describe('every command', () => {
  it('is there', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const name of LOOKS) expect(all.map(([each]) => each)).toContain(name);
  });

  it.each(all)(
    '%s answers programs, tries before it changes, and says in its help how it ends',
    async (name, command) => {
      const options = command.options.map(({ long }) => long);
      expect(options).toContain('--json');
      expect([name, options.includes('--dry-run')]).toEqual([name, !LOOKS.includes(name)]);
      const { code, stdout } = await release(...name.split(' '), '--help');
      expect([code, stdout]).toEqual([0, expect.stringContaining('2 when the words are wrong')]);
      expect(stdout).toContain('--site <folder>');
      expect(stdout).not.toContain('default: {');
    },
  );
});

it('decides nothing when a division is ended that is none', async () => {
  const log = () => readFileSync(path.join(site, 'log/releases.jsonl'), 'utf8');
  const before = log();
  expect(await release('traffic', 'games', 'off')).toMatchObject({
    code: 0,
    stdout: 'games was not divided; nothing changed (base)\n',
  });
  expect(log()).toBe(before);
  await release('traffic', 'games', '1.0.0=50', '1.1.0=50');
  expect((await release('traffic', 'games', 'off')).stdout).toMatch(/^games 1[.]\d[.]0=100 [(]base[)]/);
  expect(log().split('\n')).toHaveLength(before.split('\n').length + 2);
});

it('says that a promotion changed nothing, and names no rollback where there is nothing to return to', async () => {
  const other = path.join(folder, 'first');
  const at = (...words: string[]) => commandHere(other, words);
  await at('publish', 'games', '--build', build('games', '1.0.0').folder);
  const list = `pnpm release --site ${other} list`;
  expect(await at('promote', 'games', '1.0.0')).toMatchObject({ stdout: 'games 1.0.0 is live (base)\n', next: list });
  expect(await at('promote', 'games', '1.0.0')).toMatchObject({
    code: 0,
    stdout: 'games 1.0.0 was live before; nothing changed (base)\n',
  });
});

it('leads from a publication to what comes of it, each answer naming the next command', async () => {
  const said: string[] = [];
  let next = ['publish', 'games', '--build', build('games', '1.2.0').folder];
  for (let step = 0; step < 7; step += 1) {
    const why = next[0] === 'rollback' ? ['--why', 'lists were empty'] : [];
    const ended = await release(...next, ...why);
    expect({ next, code: ended.code, stderr: ended.stderr }).toEqual({ next, code: 0, stderr: '' });
    next = wordsOf(ended.next);
    said.push(next.join(' '));
  }
  expect(said).toEqual([
    'promote games 1.2.0 --dry-run',
    'promote games 1.2.0',
    'rollback games',
    'diff games 1.2.0 1.0.0',
    'history games',
    'list',
    'history',
  ]);
  expect(readLog(site).at(-1)).toMatchObject({ kind: 'rollback', version: '1.0.0', why: 'lists were empty' });
});

it.each([
  ['promote', 'games', '1.1.0'],
  ['publish', 'games', '--build', ''],
  ['traffic', 'games', '1.0.0=90', '1.1.0=10'],
  [
    'experiment',
    'start',
    'cards',
    'games',
    '1.0.0=50',
    '1.1.0=50',
    '--hypothesis',
    'x',
    '--until',
    '2999-01-31',
    '--metric',
    'bet',
  ],
])('%s tells a program what it decided, and nothing is decided by a dry run', async (...given) => {
  const words = given.map((word) => (word === '' ? build('games', '1.2.0').folder : word));
  const before = lyingIn(site);
  const tried = JSON.parse((await release(...words, '--dry-run', '--json')).stdout);
  expect(lyingIn(site)).toBe(before);
  const done = JSON.parse((await release(...words, '--json')).stdout);
  const [line] = readLog(site).slice(-1);
  expect(done).toMatchObject({ decided: [line], next: { command: expect.stringContaining('pnpm release') } });
  expect(tried).toMatchObject({ dryRun: true, decided: [{ kind: line?.kind, part: 'games' }] });
  expect(wordsOf(tried.next.command).join(' ')).not.toContain('--dry-run');
});

describe('a dry run of what is no decision changes nothing', () => {
  it('of repair, and says what it would put right', async () => {
    appendFileSync(path.join(site, 'log/releases.jsonl'), '{"at":"2026');
    rmSync(path.join(site, 'live'));
    const before = lyingIn(site);
    const { code, stdout } = await release('repair', '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Would be: The last line of the log was not whole/)]);
    expect(lyingIn(site)).toBe(before);
    expect((await release('verify')).code).toBe(3);
    expect((await release('repair')).code).toBe(0);
  });

  it('of keys, signatures and statements', async () => {
    demandTrust(site, keys);
    publishSigned(site, keys, 'games', '1.2.0');
    const before = lyingIn(site);
    const root = ['--root', keys.file('root')];
    for (const words of [
      ['keys', 'add', ...root, '--online', keys.key('otherOnline')],
      ['keys', 'new', path.join(folder, 'new.key')],
      ['sign', 'games', '1.0.0', '--key', keys.file('team')],
      ['sign', 'games', '1.2.0', '--key', keys.file('team')],
    ]) {
      const { code, stdout, stderr } = await release(...words, '--dry-run');
      expect({ words, code, stderr, stdout }).toEqual({
        words,
        code: 0,
        stderr: '',
        stdout: expect.stringMatching(/^Would be: /),
      });
      expect([words, lyingIn(site) === before]).toEqual([words, true]);
    }
    expect(() => readFileSync(path.join(folder, 'new.key'))).toThrow('ENOENT');
  });
});

it.each([
  ['a command that is none', ['promoet', 'games', '1.1.0'], 2, 'Did you mean promote?'],
  ['an option that is none', ['promote', 'games', '1.1.0', '--merchent', 'W3'], 2, 'Did you mean --merchant?'],
  ['a missing word', ['promote', 'games'], 2, "missing required argument 'version'"],
  ['shares that are none', ['traffic', 'games', '1.0.0:90'], 2, 'is not a share such as 2.0.0=10'],
  ['no reason', ['rollback', 'games'], 2, 'Say why'],
  ['no reason', ['remove', 'games', '--why', ' '], 2, 'Say why'],
  ['an unknown part', ['promote', 'gmaes', '1.1.0'], 1, '"gmaes" is not a part. Did you mean games? Parts are'],
  [
    'an unknown version',
    ['promote', 'games', '1.1'],
    1,
    'games 1.1 was never published here. Did you mean 1.1.0? The last that were: 1.1.0, 1.0.0.',
  ],
  ['nothing before it', ['rollback', 'games', '--why', 'x'], 1, 'has no earlier release on base: name one with --to'],
])('%s is refused in words, with its code, to programs too: %j', async (_, words, exit, says) => {
  const before = lyingIn(site);
  const { code, stdout, stderr } = await release(...words, '--json');
  expect([code, stderr]).toEqual([exit, expect.stringContaining(says)]);
  expect(JSON.parse(stdout)).toEqual({ error: expect.any(String), exit });
  expect(lyingIn(site)).toBe(before);
});

it('ends with 3 where the host is not as its log says, and names the way out', async () => {
  writeFileSync(path.join(site, 'games/1.0.0/list.js'), 'other');
  const verified = await release('verify');
  expect([verified.code, wordsOf(verified.next)]).toEqual([3, ['repair']]);
  expect((await release('repair')).code).toBe(3);
  rmSync(path.join(site, 'games/1.0.0/release.json'));
  const listed = await release('list');
  expect([listed.code, listed.stderr, wordsOf(listed.next)]).toEqual([
    3,
    expect.stringContaining('What is live may be something else'),
    ['verify'],
  ]);
});
