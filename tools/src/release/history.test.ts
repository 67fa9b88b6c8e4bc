import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand } from './testing/bundled-command';

const run = promisify(execFile);

let command: BundledCommand;
let site: string;
beforeAll(async () => {
  command = await bundledCommand();
});
afterAll(() => command.remove());
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-history-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Runs the command as somebody by name. */
const as = (who: string, ...words: string[]) => command.run(site, words, { RELEASE_BY: who });

/** Every file and link of the host, with what is in it. */
function all(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );
}

/** A host with two releases of games, of which the first is live. */
async function host(): Promise<void> {
  for (const version of ['1.0.0', '1.1.0'])
    await as('anan', 'publish', 'games', '--build', build('games', version).folder);
  await as('anan', 'promote', 'games', '1.0.0');
}

const withoutMoments = (text: string) => text.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d/gm, 'WHEN');

describe('the history of a host', () => {
  it('says when, what, who and why, of one part or merchant too', async () => {
    await host();
    await as('ploy', 'promote', 'games', '1.1.0', '--why', 'the new\n lobby');
    await as('ploy', 'traffic', 'games', '1.0.0=90', '1.1.0=10', '--merchant', 'W3', '--first');
    await as('anan', 'rollback', 'games', '--why', 'lists were empty');
    const { stdout } = await as('anan', 'history');
    expect(withoutMoments(stdout)).toBe(
      `${[
        'WHEN  publish games 1.0.0, by anan',
        'WHEN  publish games 1.1.0, by anan',
        'WHEN  promote games 1.0.0 (base), by anan',
        'WHEN  promote games 1.1.0 (base), by ploy: the new lobby',
        'WHEN  traffic games 1.0.0=90 1.1.0=10 (W3), by ploy',
        'WHEN  rollback games 1.0.0 (base), by anan: lists were empty',
      ].join('\n')}\n`,
    );
    const ofMerchant = await as('anan', 'history', 'games', '--merchant', 'W3');
    expect(withoutMoments(ofMerchant.stdout).split('\n')).toEqual([
      'WHEN  publish games 1.0.0, by anan',
      'WHEN  publish games 1.1.0, by anan',
      'WHEN  traffic games 1.0.0=90 1.1.0=10 (W3), by ploy',
      '',
    ]);
    const lines = (await as('anan', 'history', '--json')).stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).who)).toEqual(['anan', 'anan', 'anan', 'ploy', 'ploy', 'anan']);
  });

  it('keeps a reason in one line, and no more of it than anybody reads', async () => {
    await host();
    await as('anan', 'promote', 'games', '1.1.0', '--why', `\u001b[2J\u202e${'x'.repeat(400)}\u2028{"kind":"publish"}`);
    const [last = ''] = (await as('anan', 'history', '--json')).stdout.trim().split('\n').reverse();
    expect(JSON.parse(last).why).toBe(`[2J ${'x'.repeat(296)}`);
    expect((await as('anan', 'verify')).code).toBe(0);
  });

  it('asks nobody who is not at a terminal, and names nobody who has no name', async () => {
    await as('', 'publish', 'games', '--build', build('games', '1.0.0').folder);
    const { code, stdout } = await as('', 'promote', 'games', '1.0.0');
    expect([code, stdout]).toEqual([0, 'games 1.0.0 is live (base)\n']);
    expect(withoutMoments((await as('', 'history')).stdout)).toBe(
      'WHEN  publish games 1.0.0\nWHEN  promote games 1.0.0 (base)\n',
    );
  });
});

it.each([
  [['promote', 'games', '1.1.0'], 0, 'Would be: games 1.1.0 is live (base)\n'],
  [['promote', 'games', '1.1.0', '--merchant', 'W3', '--first'], 0, 'Would be: games 1.1.0 is live (W3)\n'],
  [['traffic', 'games', '1.0.0=50', '1.1.0=50'], 0, 'Would be: games 1.0.0=50 1.1.0=50 (base)\n'],
  [['rollback', 'games', '--to', '1.1.0'], 0, 'Would be: games 1.1.0 is live again (base)\n'],
  [['remove', 'games', '--files'], 0, 'Would be: games is off (base)\nWould be: games: its files are deleted\n'],
  [['promote', 'games', '9.9.9'], 1, ''],
  [['rollback', 'games'], 1, ''],
] as const)('with --dry-run %j says what would be, or why not, and changes nothing', async (words, code, said) => {
  await host();
  const before = all(site);
  const ended = await as('anan', ...words, '--dry-run');
  expect([ended.code, ended.stdout]).toEqual([code, said]);
  expect(ended.stderr === '').toBe(code === 0);
  expect(all(site)).toEqual(before);
  expect(readdirSync(site).sort()).toEqual(['.documents', '.generations', 'games', 'live', 'log'].sort());
});

it('names the commit of the sources of a release, and whether they were changed since', async () => {
  const { commitOf } = await import('./signed');
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-sources-'));
  try {
    expect(commitOf(folder)).toBeUndefined();
    const git = (...words: string[]) =>
      run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
    await git('init', '-q');
    await git('commit', '-q', '--allow-empty', '-m', 'first');
    const { stdout } = await git('rev-parse', 'HEAD');
    expect(commitOf(folder)).toBe(stdout.slice(0, 12));
    await run('touch', ['new.ts'], { cwd: folder });
    expect(commitOf(folder)).toBe(`${stdout.slice(0, 12)}+`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
