import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveRelease } from './live';
import { readLog, unfinishedLine } from './log';
import { publish } from './publish';
import { promote } from './releases';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand, type Ended } from './testing/bundled-command';
import { killing } from './testing/killing';
import { verify } from './verify';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-killed-'));
const at = (name: string) => path.join(folder, name);
const { copied, killedHosts, each } = killing(folder, () => command);

let command: BundledCommand;
beforeAll(async () => {
  command = await bundledCommand();
});
afterAll(() => {
  command.remove();
  rmSync(folder, { recursive: true });
});

/** A host with games 1.1.0 live and 1.2.0 published, and a merchant that keeps 1.0.0. */
function makeHost(name: string): void {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(at(name), build('games', version));
  publish(at(name), build('wallet', '1.0.0'));
  for (const version of ['1.0.0', '1.1.0']) promote(at(name), 'games', version);
  promote(at(name), 'wallet', '1.0.0');
  promote(at(name), 'games', '1.0.0', 'W3');
}

interface Discovered {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly default: boolean };
}

/** The live release of games that a reader gets, of a document whose lists are of the same releases. */
function got(name: string, channel: string): string {
  let live: string;
  try {
    live = realpathSync(path.join(at(name), 'live'));
  } catch {
    live = path.join(at(name), '.generations/former');
  }
  const read = (file: string) => JSON.parse(readFileSync(path.join(live, channel, file), 'utf8')) as object;
  const { microFrontends } = read('discovery.json') as { microFrontends: Record<string, Discovered[]> };
  const releases = Object.entries(microFrontends).flatMap(([part, found]) =>
    found.map(({ metadata }) => `${part}@${metadata.version}`),
  );
  for (const release of Object.keys(read('first/other.json'))) expect(releases).toContain(release);
  return microFrontends['games']?.find(({ deployment }) => deployment.default)?.metadata.version ?? 'none';
}

const logged = (name: string, channel: string): string =>
  liveRelease(readLog(at(name)), 'games', channel)?.version ?? 'none';

/** Whether host, log and reader say the same of every channel. */
const agrees = (name: string) => ({
  problems: verify(at(name)),
  base: got(name, 'base') === logged(name, 'base'),
  W3: got(name, 'W3') === logged(name, 'W3'),
});
const agreed = { problems: [], base: true, W3: true };

type Said = (ended: Ended, name: string) => unknown;
const says =
  (text: (live: string) => string): Said =>
  ({ code, stdout }, name) => [code, stdout.includes(text(got(name, 'base')))];

/** The next command, and whether its answer is what a reader gets. */
const nexts: Record<string, [words: string[], said: Said]> = {
  list: [['list'], says((live) => `  base: ${live} live since`)],
  repair: [['repair'], says(() => 'All is as it was published and decided')],
  'promote the same': [
    ['promote', 'games', '1.2.0'],
    says((live) => `games 1.2.0 is live (base)${live === '1.2.0' ? '' : '?'}`),
  ],
  'promote another': [
    ['promote', 'games', '1.0.0'],
    says((live) => `games 1.0.0 is live (base)${live === '1.0.0' ? '' : '?'}`),
  ],
  'promote for a merchant': [
    ['promote', 'games', '1.1.0', '--merchant', 'W3'],
    ({ code }, name) => [code, got(name, 'W3') === '1.1.0'],
  ],
  rollback: [['rollback', 'games'], says((live) => `games ${live} is live again (base)`)],
  traffic: [
    ['traffic', 'games', '1.0.0=50', '1.2.0=50'],
    ({ code, stdout }) => [code, stdout.includes('1.0.0=50') && stdout.includes('1.2.0=50')],
  ],
  remove: [['remove', 'wallet'], ({ code, stdout }) => [code, stdout === 'wallet is off (base)\n']],
  publish: [['publish', 'games'], ({ code, stdout }) => [code, stdout.startsWith('games 1.3.0 published')]],
};

describe('after a promotion that was killed at any of its steps', () => {
  let hosts: Map<string, string>;
  beforeAll(async () => {
    makeHost('promoted');
    hosts = await killedHosts('promoted', ['promote', 'games', '1.2.0']);
  });

  it('a reader has whole documents, of before or of after', () => {
    expect(hosts.size).toBeGreaterThan(10);
    const steps = [...hosts.keys()].join('\n');
    for (const each of ['half of append to the log', 'renameSync live', 'write .documents', 'answer'])
      expect(steps).toContain(each);
    for (const [step, name] of hosts) {
      expect([step, ['1.1.0', '1.2.0']]).toEqual([step, expect.arrayContaining([got(name, 'base')])]);
      expect([step, got(name, 'W3')]).toEqual([step, '1.0.0']);
    }
    expect(new Set([...hosts.values()].map((name) => got(name, 'base')))).toEqual(new Set(['1.1.0', '1.2.0']));
  });

  it('verify says whether what is live is what the log says, and changes nothing', async () => {
    await each([...hosts], async ([step, name]) => {
      const differs = got(name, 'base') !== logged(name, 'base') || unfinishedLine(at(name)) !== undefined;
      const before = [got(name, 'base'), unfinishedLine(at(name))];
      const { code } = await command.run(at(name), ['verify']);
      expect([step, code]).toEqual([step, differs ? 1 : 0]);
      expect([step, got(name, 'base'), unfinishedLine(at(name))]).toEqual([step, ...before]);
    });
  });

  it.each(Object.keys(nexts))('%s answers what a reader gets and the log says', async (next) => {
    const [words, said] = nexts[next] ?? [[], () => undefined];
    const more = next === 'publish' ? ['--build', build('games', '1.3.0').folder] : [];
    await each([...hosts], async ([step, name]) => {
      const own = `${name}-next`;
      copied(name, own);
      const ended = await command.run(at(own), [...words, ...more]);
      expect({ step, said: said(ended, own), ...agrees(own) }).toEqual({ step, said: [0, true], ...agreed });
      rmSync(at(own), { recursive: true });
    });
  });
});

describe('a host from before there were generations', () => {
  it('is changed over by any command, and has something live whenever that is killed', async () => {
    makeHost('older');
    const live = at('older-live');
    cpSync(path.join(at('older'), 'live'), live, { recursive: true, dereference: true });
    for (const name of ['live', '.generations', '.documents'])
      rmSync(path.join(at('older'), name), { recursive: true });
    renameSync(live, path.join(at('older'), 'live'));
    expect(agrees('older')).toEqual(agreed);
    const hosts = await killedHosts('older', ['list']);
    expect([...hosts.keys()].join('\n')).toContain('renameSync live');
    await each([...hosts], async ([step, name]) => {
      expect([step, got(name, 'base'), got(name, 'W3')]).toEqual([step, '1.1.0', '1.0.0']);
      const { code } = await command.run(at(name), ['list']);
      expect({ step, code, ...agrees(name) }).toEqual({ step, code: 0, ...agreed });
    });
  });
});

test('ten commands at once lose nothing', async () => {
  makeHost('ten');
  mkdirSync(at('builds'));
  const versions = ['2.0.0', '2.1.0', '2.2.0', '2.3.0'];
  for (const part of ['games', 'wallet']) for (const version of versions) publish(at('ten'), build(part, version));
  const parts = ['games', 'wallet'].flatMap((part) => versions.map((version) => ['promote', part, version]));
  const all = [
    ...parts,
    ['promote', 'games', '2.0.0', '--merchant', 'W3'],
    ['promote', 'wallet', '2.1.0', '--merchant', 'W4', '--first'],
  ];
  const lines = readLog(at('ten')).length;
  const ended = await Promise.all(all.map((words) => command.run(at('ten'), words)));
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(all.map(() => [0, '']));
  const added = readLog(at('ten')).slice(lines);
  const decided = added.map((entry) =>
    'version' in entry && 'channel' in entry ? [entry.part, entry.version, entry.channel] : [],
  );
  const wanted = all.map(([, part, version, , merchant]) => [part, version, merchant ?? 'base']);
  expect(decided.map(String).sort()).toEqual(wanted.map(String).sort());
  expect(agrees('ten')).toEqual(agreed);
  expect(verify(at('ten'))).toEqual([]);
});
