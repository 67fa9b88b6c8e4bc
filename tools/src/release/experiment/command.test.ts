import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../testing/builds';
import { type BundledCommand, bundledCommand, type Ended } from '../testing/bundled-command';

let site: string;
let command: BundledCommand;
beforeAll(async () => {
  command = await bundledCommand();
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const version of ['1.0.0', '1.1.0'])
    await release('publish', 'games', '--build', build('games', version).folder);
  await release('promote', 'games', '1.0.0');
});
afterAll(() => {
  rmSync(site, { recursive: true, force: true });
  command.remove();
});

const release = (...words: string[]): Promise<Ended> => command.run(site, words);
const log = () => readFileSync(path.join(site, 'log', 'releases.jsonl'), 'utf8');
const said = ['--hypothesis', 'More bets', '--until', '2999-01-31', '--metric', 'bet'];
const start = (name: string, ...more: string[]) =>
  release('experiment', 'start', name, 'games', '1.0.0=50', '1.1.0=50', ...said, ...more);

it('tries, starts, shows, divides anew and stops an experiment, each with a reason', async () => {
  const before = log();
  expect((await start('cards', '--dry-run')).stdout).toContain(
    'Would be: cards runs on games until 2999-01-31 00:00 UTC',
  );
  expect(log()).toBe(before);
  const started = await start('cards', '--why', 'asked for by product');
  expect(started.stdout).toBe(
    'cards runs on games until 2999-01-31 00:00 UTC: 1.0.0=50 1.1.0=50 (base)\n' +
      'Its report: /_ops/experiments of the operations\n',
  );
  expect((await release('experiment', 'list')).stdout).toContain(
    'cards: running\n  on games (base): 1.0.0=50 1.1.0=50, control 1.0.0\n',
  );
  const divided = await release('experiment', 'arms', 'cards', '1.0.0=40', '1.1.0=50');
  expect(divided.stdout).toBe('cards on games: 1.0.0=40 1.1.0=50 (base); counts begin anew\n');
  expect(JSON.parse((await release('experiment', 'show', 'cards', '--json')).stdout)).toMatchObject({
    ...{ name: 'cards', state: 'running', metric: 'bet', guardrails: ['failures'] },
    arms: [{ buckets: [[0, 4_000]] }, { buckets: [[5_000, 10_000]] }],
  });
  const stopped = await release('experiment', 'stop', 'cards', '--why', 'nothing seen');
  expect(stopped.stdout).toBe('cards has ended: everybody gets the live release of games (base)\n');
  expect((await release('experiment', 'list')).stdout).toBe('No experiment runs.\n');
  expect(JSON.parse((await release('experiment', 'list', '--all', '--json')).stdout)).toMatchObject([
    { state: 'ended' },
  ]);
  const { stdout } = await release('history');
  expect(stdout).toMatch(
    /experiment cards on games: 1\.0\.0=50 1\.1\.0=50 until 2999-01-31 00:00 \(base\).*: asked for by product\n/,
  );
  expect(stdout).toMatch(/experiment cards on games ended \(base\).*: nothing seen\n/);
});

it('says of a promotion that it has ended an experiment', async () => {
  await start('rounder');
  expect((await release('promote', 'games', '1.1.0')).stdout).toBe(
    'games 1.1.0 is live (base)\nrounder has ended by it: an experiment divides no longer what was decided anew\n',
  );
});

it.each([
  [
    ['start', 'x', 'games', '1.0.0=50', '1.1.0=50', '--metric', 'bet', '--until', '2999-01-31'],
    "required option '--hypothesis",
    2,
  ],
  [
    ['start', 'x1', 'games', '1.0.0=50', '1.1.0=50', ...said.slice(0, 4), '--metric', 'clicks'],
    'Allowed choices are login',
    2,
  ],
  [
    ['start', 'x1', 'games', '1.0.0=50', '1.1.0=50', ...said, '--group', 'money=0'],
    'is no group such as checkout=50',
    2,
  ],
  [['start', 'x1', 'games', '1.0.0=50', '1.1.0=50', ...said, '--guardrail', 'stake'], '--expected 20', 2],
  [['start', 'x1', 'games', '1.0.0=50', '1.1.0=50', ...said, '--merchant', 'W9'], 'W9 has no release of its own', 1],
  [['stop', 'never', '--why', 'of a test'], 'There is no experiment "never". None runs.', 1],
  [['stop', 'cards'], 'Say why', 2],
  [['show', 'card'], 'There is no experiment "card". Did you mean cards? None runs.', 1],
])('refuses experiment %j', async (words, reason, exit) => {
  const before = log();
  const { code, stderr } = await release('experiment', ...words);
  expect([code, stderr]).toEqual([exit, expect.stringContaining(reason)]);
  expect(log()).toBe(before);
});
