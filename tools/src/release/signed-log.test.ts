import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameOfKey, signatureOf } from '@foyer/shared/trust';
import { addKeys, retireKeys } from './change-trust';
import { liveRelease } from './live';
import { readLog, readUnsigned } from './log';
import { fileOf, headOf } from './log-file';
import { allow, forbid } from './origins/change';
import { pointedGeneration } from './pointer';
import { publish } from './publish';
import { promote, withSite } from './releases';
import { renew } from './settle';
import { addSignature } from './signatures';
import { build } from './testing/builds';
import { commandHere } from './testing/command-here';
import { added, demandTrust, keyring, publishSigned } from './testing/trusted-host';
import { verify } from './verify';

const keys = keyring();
let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-signed-log-'));
  site = path.join(folder, 'site');
});
afterEach(() => {
  keys.use();
  rmSync(folder, { recursive: true, force: true });
});

/** Games 1.0.0 and 1.1.0 were live, all signed. */
function signedHost(): void {
  demandTrust(site, keys);
  for (const version of ['1.0.0', '1.1.0']) publishSigned(site, keys, 'games', version);
  for (const version of ['1.0.0', '1.1.0']) promote(site, 'games', version);
}

const lines = (): string[] => readFileSync(fileOf(site), 'utf8').trimEnd().split('\n');
const write = (all: readonly (string | undefined)[]): void =>
  writeFileSync(fileOf(site), all.map((line) => `${line}\n`).join(''));
const live = () => liveRelease(readUnsigned(site), 'games', 'base')?.version;

/** A decision as whoever holds the store can write it: it follows what stands above. */
const written = (by?: Parameters<typeof keys.open>[0]): string => {
  const at = new Date().toISOString();
  const decided = { at, kind: 'promote', part: 'games', version: '1.0.0', channel: 'base', before: headOf(site).hash };
  const line = JSON.stringify(decided);
  if (by === undefined) return line;
  return `${line.slice(0, -1)},"online":${JSON.stringify(signatureOf('log', line, keys.open(by)))}}`;
};

/** Neither verify nor a command takes the log as it is, and nothing else is changed by them. */
async function isRefused(sentence: string): Promise<void> {
  const before = [pointedGeneration(site), readFileSync(fileOf(site), 'utf8')];
  expect(verify(site)).toEqual([expect.stringContaining(sentence)]);
  for (const words of [['list'], ['promote', 'games', '1.0.0'], ['repair']]) {
    const { code, stderr } = await commandHere(site, words);
    expect([words, code]).toEqual([words, 1]);
    expect(stderr).toContain(sentence);
  }
  expect([pointedGeneration(site), readFileSync(fileOf(site), 'utf8')]).toEqual(before);
}

describe('a host that demands no signatures', () => {
  it('has a log without them', () => {
    publish(site, build('games', '1.0.0'));
    promote(site, 'games', '1.0.0');
    expect(lines().join()).not.toContain('online');
    expect(verify(site)).toEqual([]);
  });

  it('has its log vouched for once it begins to, and no line of before may change then', async () => {
    publish(site, build('games', '1.0.0'));
    promote(site, 'games', '1.0.0');
    demandTrust(site, keys);
    addSignature(site, 'games', '1.0.0', { with: keys.open('team') });
    renew(site);
    expect(verify(site)).toEqual([]);
    // Hashes are made anew by whoever writes lines, so that the chain alone tells nothing.
    const unchained = (line: string) => JSON.stringify({ ...(JSON.parse(line) as object), before: undefined });
    write(lines().map((line) => unchained(line).replace('"promote"', '"promote","who":"nobody"')));
    await isRefused('vouched for it in version 1');
  });
});

describe('the log of a host that demands signatures', () => {
  beforeEach(signedHost);

  it('has each decision signed, and not what teams add without the online key', () => {
    const signed = readLog(site).map(({ kind, online }) => [kind, online?.key]);
    const key = nameOfKey(keys.key('online'));
    expect(signed.filter(([kind]) => kind === 'promote')).toEqual([
      ['promote', key],
      ['promote', key],
    ]);
    expect(signed.filter(([, by]) => by !== undefined)).toHaveLength(2);
    keys.use();
    publish(site, build('games', '1.2.0'));
    expect(verify(site)).toEqual([]);
  });

  it.each<[string, (all: string[]) => (string | undefined)[], string]>([
    ['its last decision is gone', (all) => all.slice(0, -1), 'lacks lines that it had'],
    ['a line in the middle is gone', ([a, _, ...rest]) => [a, ...rest], 'does not follow what stands before it'],
    ['two lines changed places', ([a, b, ...rest]) => [b, a, ...rest], 'does not follow what stands before it'],
    [
      'its last decision is another',
      (all) => [...all.slice(0, -1), all.at(-1)?.replace('1.1.0', '1.0.0')],
      'lacks lines that it had',
    ],
    ['a decision was added by hand', (all) => [...all, written()], 'is a decision that no online key signed'],
    ['a decision was added with a foreign key', (all) => [...all, written('foreign')], 'is signed by no online key'],
    ['a decision was added with the key of a team', (all) => [...all, written('team')], 'is signed by no online key'],
  ])('is refused when %s', async (_, change, sentence) => {
    write(change(lines()));
    await isRefused(sentence);
  });

  it('is refused when a decision is gone that changed no document: a statement is made of each', async () => {
    const of = { part: 'games', origin: 'https://cdn.example', on: 'base' };
    allow(site, of, {});
    forbid(site, of, {});
    expect(verify(site)).toEqual([]);
    write(lines().slice(0, -1));
    await isRefused('the statement with the serial');
  });

  it('has a half line cut off, with its signature or without', async () => {
    const half = lines().at(-1) ?? '';
    for (const rest of [half.slice(0, 40), half.slice(0, -9)]) {
      appendFileSync(fileOf(site), rest);
      const { code, stdout } = await commandHere(site, ['repair']);
      expect([code, stdout]).toEqual([0, expect.stringContaining('The last line of the log was not whole')]);
      expect([verify(site), live()]).toEqual([[], '1.1.0']);
    }
  });

  it('goes on after keys were rotated, and takes nothing that a retired one signs', async () => {
    addKeys(site, keys.open('root'), added({ online: [keys.key('otherOnline')] }));
    retireKeys(site, keys.open('root'), [nameOfKey(keys.key('online'))]);
    keys.use('otherOnline');
    renew(site);
    expect(verify(site)).toEqual([]);
    promote(site, 'games', '1.0.0');
    expect([verify(site), live()]).toEqual([[], '1.0.0']);
    write([...lines(), written('online')]);
    await isRefused('is signed by no online key');
  });

  it('is vouched for by the root where somebody looked at it, and never without being told to', async () => {
    write([...lines(), written()]);
    const change = ['keys', 'add', '--root', keys.file('root')];
    expect(await commandHere(site, change)).toMatchObject({ code: 1, stderr: expect.stringContaining('--vouch') });
    expect(await commandHere(site, ['history'])).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('promote games 1.0.0'),
    });
    expect(await commandHere(site, [...change, '--vouch'])).toMatchObject({ code: 0 });
    renew(site);
    expect([verify(site), live()]).toEqual([[], '1.0.0']);
  });

  it('is refused as an older host that was put back whole, until whoever did it says so', async () => {
    cpSync(site, `${site}.copy`, { recursive: true, verbatimSymlinks: true });
    promote(site, 'games', '1.0.0');
    rmSync(site, { recursive: true });
    cpSync(`${site}.copy`, site, { recursive: true, verbatimSymlinks: true });
    await isRefused('this online key signed for it before');
    const seen = `${keys.file('online')}.seen`;
    for (const name of readdirSync(seen))
      if (readFileSync(path.join(seen, name), 'utf8').includes(site)) rmSync(path.join(seen, name));
    promote(site, 'games', '1.0.0');
    expect(verify(site)).toEqual([]);
  });

  it('remembers nothing of a rehearsal', async () => {
    const before = readdirSync(`${keys.file('online')}.seen`);
    expect(await commandHere(site, ['promote', 'games', '1.0.0', '--dry-run'])).toMatchObject({ code: 0 });
    expect(readdirSync(`${keys.file('online')}.seen`)).toEqual(before);
  });

  it('loses nothing of ten who decide at once', async () => {
    const merchants = Array.from({ length: 10 }, (_, index) => `W${index}`);
    await Promise.all(merchants.map((channel) => withSite(site, () => promote(site, 'games', '1.0.0', channel))));
    expect(readLog(site).filter((entry) => 'channel' in entry && merchants.includes(entry.channel))).toHaveLength(10);
    expect(verify(site)).toEqual([]);
  });
});
