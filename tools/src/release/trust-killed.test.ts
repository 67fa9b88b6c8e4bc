import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readLive } from '../../../platform/src/host/live';
import { trustedDocuments } from '../../../platform/src/host/trust/trusted-documents';
import { liveRelease } from './live';
import { readLog } from './log';
import { promote } from './releases';
import { type BundledCommand, bundledCommand } from './testing/bundled-command';
import { killing } from './testing/killing';
import { demandTrust, keyring, publishSigned } from './testing/trusted-host';
import { verify } from './verify';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-trust-killed-'));
const at = (name: string) => path.join(folder, name);
const keys = keyring();
let command: BundledCommand;
const { copied, killedHosts, each } = killing(folder, () => command);
beforeAll(async () => {
  command = await bundledCommand();
});
afterAll(() => {
  keys.use();
  command.remove();
  rmSync(folder, { recursive: true });
});

const logged = (name: string): string => liveRelease(readLog(at(name)), 'games', 'base')?.version ?? 'none';

/** A server that demands trust: what a visitor gets of games, and what was told. */
function readerOf(name: string, own: string) {
  const told: string[] = [];
  const taking = { store: at(name), own: at(own), root: keys.key('root') };
  const documents = trustedDocuments(taking, (event, sentence) => void told.push(`${event} ${sentence}`));
  return async () => {
    const live = await readLive(await documents.folder(), 'W3', '/m/home');
    const [, version] = live?.discovery.match(/"url":"\/games\/([\w.]+)\//) ?? [];
    return { version, told: told.splice(0) };
  };
}

/** Whether any statement on a host names a release of games, whether it is live or not. */
function statesAny(name: string, version: string): boolean {
  const files = globSync('.generations/*/statement.json', { cwd: at(name), dot: true, absolute: true });
  return files.some((file) => readFileSync(file, 'utf8').includes(`\\"games\\",\\"version\\":\\"${version}`));
}

const taken = [expect.stringContaining('documents.taken')];

it('a promotion that was killed at any of its steps is taken up as the log says it, by the next command at the latest', async () => {
  demandTrust(at('host'), keys);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSigned(at('host'), keys, 'games', version);
  publishSigned(at('host'), keys, 'shell', '1.0.0');
  promote(at('host'), 'shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) promote(at('host'), 'games', version);
  expect(await readerOf('host', 'seen')()).toEqual({ version: '1.1.0', told: taken });

  const hosts = await killedHosts('host', ['promote', 'games', '1.2.0']);
  const steps = [...hosts.keys()].join('\n');
  for (const step of [
    'half of write .generations/*.tmp/statement.json',
    'half of append to the log',
    'renameSync live',
  ])
    expect(steps).toContain(step);
  expect(statesAny('host', '1.1.0')).toBe(true);
  await each([...hosts], async ([step, name]) => {
    copied('seen', `${name}-seen`);
    const read = readerOf(name, `${name}-seen`);
    const { version, told } = await read();
    // Nothing that is not decided, nothing that is not signed, and nothing refused.
    expect([step, told]).toEqual([step, taken]);
    expect([step, logged(name) === '1.1.0' && statesAny(name, '1.2.0')]).toEqual([step, false]);
    expect([step, ['1.1.0', logged(name)]]).toEqual([step, expect.arrayContaining([version])]);
    for (const [words, wanted] of [
      [['list'], logged(name)],
      [['promote', 'games', '1.0.0'], '1.0.0'],
      [['rollback', 'games', '--to', '1.1.0', '--why', 'of a test'], '1.1.0'],
    ] as const) {
      const { code, stderr } = await command.run(at(name), words);
      expect([step, words[0], code, code === 0 ? '' : stderr]).toEqual([step, words[0], 0, '']);
      const got = await read();
      expect([step, words[0], got.version, verify(at(name))]).toEqual([step, words[0], wanted, []]);
      expect([step, got.told.filter((sentence) => !sentence.startsWith('documents.taken'))]).toEqual([step, []]);
    }
  });
});
