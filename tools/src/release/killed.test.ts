import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveRelease } from './live';
import { readLog } from './log';
import { publish } from './publish';
import { promote } from './releases';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand } from './testing/bundled-command';
import { commandHere } from './testing/command-here';
import { killedHere } from './testing/kill-here';
import { firstAndLast, killing, lyingIn } from './testing/killing';
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

it('a promotion that is really killed leaves what one leaves that is killed in this process, as the matrix does it', async () => {
  makeHost('promoted');
  const words = ['promote', 'games', '1.2.0'];
  const really = await killedHosts('promoted', words);
  expect(really.size).toBeGreaterThan(10);
  const left = new Set<string>();
  const here = async (step?: string): Promise<string[]> => {
    copied('promoted', 'here');
    const steps = await killedHere(at('here'), step, () => commandHere(at('here'), words));
    left.add(lyingIn(at('here')));
    rmSync(at('here'), { recursive: true });
    return steps;
  };
  for (const step of firstAndLast(await here())) await here(step.split(' ')[0]);
  expect([...really.values()].map((name) => lyingIn(at(name))).sort()).toEqual([...left].sort());
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
