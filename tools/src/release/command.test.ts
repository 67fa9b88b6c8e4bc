import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLog } from './log';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand, type Ended } from './testing/bundled-command';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

let command: BundledCommand;
beforeAll(async () => {
  command = await bundledCommand();
});
afterAll(() => command.remove());

/** Runs the command line as a user of an image does. */
const release = (...words: string[]): Promise<Ended> => command.run(site, words);

const live = () => readFileSync(path.join(site, 'live/base/discovery.json'), 'utf8');

describe('the release command on a host that was tampered with', () => {
  it('refuses, names the file, and leaves what is live; the same build puts it back', async () => {
    const [first, second] = [build('games', '1.0.0').folder, build('games', '1.1.0').folder];
    await release('publish', 'games', '--build', first);
    await release('promote', 'games', '1.0.0');
    const published = await release('publish', 'games', '--build', second);
    expect(published.stdout).toMatch(/^games 1\.1\.0 published \(sha256-[\w+/]{43}=\)\n$/);
    const before = live();

    appendFileSync(path.join(site, 'games/1.1.0/remoteEntry.js'), ';alert(1)');
    for (const words of [
      ['promote', 'games', '1.1.0'],
      ['rollback', 'games', '--to', '1.1.0', '--why', 'of a test'],
      ['traffic', 'games', '1.0.0=50', '1.1.0=50'],
      ['verify'],
    ]) {
      const { code, stderr } = await release(...words);
      expect([words[0], code]).toEqual([words[0], words[0] === 'verify' ? 3 : 1]);
      expect(stderr).toContain('games 1.1.0: remoteEntry.js is not as it was published');
      expect(live()).toBe(before);
    }

    expect((await release('publish', 'games', '--build', second)).stdout).toContain('it is restored');
    expect((await release('promote', 'games', '1.1.0')).code).toBe(0);
    expect((await release('verify')).stdout).toContain('All is as it was published');
  });
});

describe('the release command', () => {
  const both = async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await release('publish', 'games', '--build', build('games', version).folder);
    await release('promote', 'games', '1.0.0');
  };

  it('refuses a merchant that never had a release of its own, unless that is what is meant', async () => {
    await both();
    const before = live();
    for (const words of [
      ['promote', 'games', '1.1.0', '--merchant', 'NOPE'],
      ['traffic', 'games', '1.0.0=50', '1.1.0=50', '--merchant', 'NOPE'],
    ]) {
      const { code, stdout, stderr } = await release(...words);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('NOPE has no release of its own, so nothing was done. No merchant has one.');
    }
    expect(live()).toBe(before);
    expect((await release('promote', 'games', '1.1.0', '--merchant', 'W3', '--first')).stdout).toBe(
      'games 1.1.0 is live (W3)\n',
    );
    const mistyped = await release('promote', 'games', '1.0.0', '--merchant', 'W2');
    expect(mistyped.stderr).toContain('Did you mean W3? Merchants that have one: W3. Add --first');
    expect((await release('promote', 'games', '1.0.0', '--merchant', 'W3')).code).toBe(0);
  });

  it('says what does not fit, and makes live together what fits together', async () => {
    const major = (part: string, version: string, shared: string) =>
      release(
        'publish',
        part,
        '--build',
        build(part, version, { info: { shared: { '@foyer/shared': shared } } }).folder,
      );
    await major('shell', '1.0.0', '1.0.0');
    await major('shell', '2.0.0', '2.0.0');
    await major('games', '1.0.0', '^1.0.0');
    await major('games', '2.0.0', '^2.0.0');
    await release('promote', 'shell', '1.0.0');
    await release('promote', 'games', '1.0.0');
    const alone = await release('promote', 'shell', '2.0.0');
    expect([alone.code, alone.stdout]).toEqual([1, '']);
    expect(alone.stderr).toMatch(
      /^games 1[.]0[.]0 needs @foyer\/shared \^1[.]0[.]0, and the shell that the base has, 2[.]0[.]0, shares 2[.]0[.]0[.]\nNothing was done[.] /,
    );
    const strange = await release('promote', 'shell', '2.0.0', '--with', 'games');
    expect([strange.code, strange.stderr]).toEqual([2, '"games" is no part with a version: games=1.4.0\n']);
    const together = await release('promote', 'shell', '2.0.0', '--with', 'games=2.0.0');
    expect([together.code, together.stdout]).toEqual([0, 'shell 2.0.0 is live (base)\ngames 2.0.0 is live (base)\n']);
    expect(live()).toContain('/games/2.0.0/');
    const back = await release('rollback', 'shell', '--why', 'of a test');
    expect(back.code).toBe(0);
    expect((await release('verify')).stderr).toContain('games 2.0.0 needs @foyer/shared ^2.0.0');
  });

  it('takes no code that no reader looks for, and no merchant that never decided', async () => {
    await both();
    await release('promote', 'games', '1.1.0', '--merchant', 'W3', '--first');
    const lines = readLog(site).length;
    for (const words of [
      ['promote', 'games', '1.1.0', '--first', '--merchant', '../../evil'],
      ['promote', 'games', '1.1.0', '--first', '--merchant', 'W.3'],
      ['traffic', 'games', '1.0.0=50', '1.1.0=50', '--first', '--merchant', 'a/b'],
      ['remove', 'games', '--why', 'of a test', '--first', '--merchant', ''],
      ['rollback', 'games', '--to', '1.1.0', '--why', 'of a test', '--merchant', '../../evil'],
    ]) {
      const { code, stdout, stderr } = await release(...words);
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('is no code of a merchant')]);
    }
    const mistyped = await release('rollback', 'games', '--to', '1.0.0', '--why', 'of a test', '--merchant', 'W2');
    expect([mistyped.code, mistyped.stderr]).toEqual([
      1,
      'W2 has no release of its own, so nothing was done. Did you mean W3? Merchants that have one: W3.\n',
    ]);
    expect(readLog(site)).toHaveLength(lines);
    expect(readdirSync(path.join(site, 'live')).sort()).toEqual(['W3', 'base']);
  });

  it('goes on after a line that nobody finished, says so, and mends what was changed by hand', async () => {
    await both();
    appendFileSync(path.join(site, 'log/releases.jsonl'), '{"at":"2026');
    expect((await release('verify')).stderr).toContain('The last line of the log is not whole');
    const listed = await release('list');
    expect([listed.code, listed.stderr]).toEqual([0, expect.stringContaining('It is cut off: {"at":"2026')]);
    expect(listed.stdout).toContain('base: 1.0.0 live since');
    writeFileSync(path.join(site, 'live/base/discovery.json'), '{}');
    rmSync(path.join(site, 'live'));
    const repaired = await release('repair');
    expect([repaired.code, repaired.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Live files were not .*: discovery\.json\nWhat was live was not .*\nAll is as it was published/,
      ),
    ]);
    expect(live()).toContain('/games/1.0.0/');
  });

  it('lists what is live and what was published, each with its minute', async () => {
    await both();
    await release('promote', 'games', '1.1.0');
    await release('promote', 'games', '1.0.0', '--merchant', 'W3', '--first');
    const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    const lines = (await release('list')).stdout.split('\n');
    expect(lines).toEqual([
      'games',
      expect.stringMatching(`^  base: 1\\.1\\.0 live since ${minute}, before it 1\\.0\\.0$`),
      expect.stringMatching(`^  W3: 1\\.0\\.0 live since ${minute}, before it 1\\.1\\.0$`),
      '  published (UTC):',
      expect.stringMatching(`^    ${minute}  1\\.0\\.0  live: W3$`),
      expect.stringMatching(`^    ${minute}  1\\.1\\.0  live: base$`),
      '',
    ]);
  });

  it('takes a part off, and its files later', async () => {
    await both();
    expect((await release('remove', 'games', '--why', 'of a test', '--merchant', 'W3')).stderr).toContain(
      'Add --first',
    );
    const missing = await release('remove', 'games', '--merchant', 'W3', '--first', '--why', 'of a test');
    expect(missing.stdout).toBe('games is off (W3)\n');
    expect((await release('remove', 'games', '--why', 'of a test')).stdout).toBe('games is off (base)\n');
    expect(live()).not.toContain('remoteEntry.js');
    const files = await release('remove', 'games', '--files', '--why', 'of a test');
    expect([files.code, files.stdout]).toEqual([0, 'games: its files are deleted\n']);
    expect(existsSync(path.join(site, 'games'))).toBe(false);
    expect((await release('remove', 'arcade')).stderr).toContain('"arcade" is not a part');
  });

  it.each(['list', 'verify'])('%s says where it looked when there is no host', async (word) => {
    const { code, stderr } = await release(word);
    expect(code).toBe(1);
    expect(stderr).toContain(`${site} has no releases.`);
  });
});
