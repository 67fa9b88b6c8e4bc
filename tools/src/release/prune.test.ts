import { appendFileSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { build } from './testing/builds';
import { hostOfDays, shellFiles } from './testing/host-of-days';

const host = hostOfDays();
const SEVEN = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0'];

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
const shown = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;

describe('release prune', () => {
  it('deletes what is older than the last releases, with its maps, and says how much that is; the log and all rollbacks stay', async () => {
    await host.lived('games', ...SEVEN);
    host.day = 31;
    const sizes = SEVEN.slice(0, 3).map((version) =>
      [host.site, `${host.site}-maps`].reduce((sum, folder) => sum + bytesIn(path.join(folder, 'games', version)), 0),
    );
    const said = (start: string) =>
      [
        ...sizes.map((bytes, index) => `${start}games ${SEVEN[index]}, ${shown(bytes)}\n`),
        `3 releases, ${shown(sizes.reduce((sum, bytes) => sum + bytes, 0))}\n`,
      ].join('');
    expect(await host.does('prune', '--dry-run')).toBe(said('Would be deleted: '));
    expect([host.here(), host.maps()]).toEqual([SEVEN, SEVEN]);
    const log = await host.does('history', '--json');
    expect(await host.does('prune')).toBe(said('deleted: '));
    // Two rollbacks need three releases, and the last of these its fallback.
    expect([host.here(), host.maps()]).toEqual([SEVEN.slice(3), SEVEN.slice(3)]);
    expect(await host.does('history', '--json')).toBe(log);
    expect(await host.does('prune')).toMatch(/^No release can go/);
    expect(await host.does('list')).toMatch(/ {2}3\.0\.0 {2}not here any more\n.* {2}4\.0\.0 {2}maps\n/);
    for (const version of ['6.0.0', '5.0.0'])
      expect(await host.does('rollback', 'games', '--why', 'of a test')).toBe(
        `games ${version} is live again (base)\n`,
      );
    await host.does('verify');
  });

  it('keeps as many as are asked for, and looks at one part where one is named', async () => {
    await host.lived('games', ...SEVEN);
    await host.lived('wallet', ...SEVEN);
    host.day = 31;
    await host.does('prune', 'games', '--keep', '1');
    expect([host.here(), host.here('wallet')]).toEqual([SEVEN.slice(5), SEVEN]);
    await host.does('prune', '--keep', '5');
    expect(host.here('wallet')).toEqual(SEVEN.slice(1));
    await host.does('verify');
  });

  it('keeps what open pages may have: what was served or published in the last days', async () => {
    await host.lived('games', ...SEVEN.slice(0, 5));
    host.day = 20;
    await host.lived('games', '6.0.0');
    await host.published('games', '9.0.0');
    host.day = 40;
    await host.does('prune', '--keep', '1');
    expect(host.here()).toEqual(['4.0.0', '5.0.0', '6.0.0', '9.0.0']);
    host.day = 51;
    await host.does('prune', '--keep', '1', '--days', '32');
    expect(host.here()).toEqual(['4.0.0', '5.0.0', '6.0.0', '9.0.0']);
    await host.does('prune', '--keep', '1');
    expect(host.here()).toEqual(['5.0.0', '6.0.0']);
    await host.does('verify');
  });

  it('keeps what any merchant has, and the variants of an experiment', async () => {
    await host.lived('games', ...SEVEN);
    await host.promoted('games', '1.0.0', 'W3');
    await host.does('traffic', 'games', '2.0.0=50', '7.0.0=50', '--merchant', 'W4', '--first');
    host.day = 31;
    await host.does('prune', '--keep', '1');
    expect(host.here()).toEqual(['1.0.0', '2.0.0', '6.0.0', '7.0.0']);
    await host.does('verify');
  });

  it('keeps what a merchant would fall back to once the base has taken back what it falls back to now', async () => {
    await host.lived('games', '4.0.0', '5.0.0', '6.0.0', '7.0.0');
    for (const version of ['1.0.0', '8.0.0', '9.0.0']) await host.published('games', version);
    for (const version of ['1.0.0', '7.0.0', '8.0.0', '9.0.0']) await host.promoted('games', version, 'W3');
    host.day = 31;
    await host.does('prune', '--keep', '2');
    expect(host.here()).toEqual(['1.0.0', '5.0.0', '6.0.0', '7.0.0', '8.0.0', '9.0.0']);
    await host.does('rollback', 'games', '--why', 'of a test');
    expect(await host.does('rollback', 'games', '--merchant', 'W3', '--why', 'of a test')).toBe(
      'games 8.0.0 is live again (W3)\n',
    );
    expect(await host.does('list')).toMatch(/W3: 8\.0\.0 live since .*, before it 1\.0\.0\n/);
    await host.does('verify');
  });

  it('keeps what a release that comes next would fall back to', async () => {
    await host.lived('games', ...SEVEN.slice(0, 5));
    await host.does('rollback', 'games', '--to', '3.0.0', '--why', 'of a test');
    host.day = 31;
    await host.does('prune', '--keep', '1');
    expect(host.here()).toEqual(['2.0.0', '3.0.0', '4.0.0']);
    await host.published('games', '6.0.0');
    await host.does('rollback', 'games', '--to', '6.0.0', '--why', 'of a test');
    await host.does('verify');
  });

  it('deletes a part that was taken off, and knows the same build when it comes again', async () => {
    await host.lived('games', '1.0.0');
    await host.does('remove', 'games', '--why', 'of a test');
    host.day = 29;
    await host.does('prune');
    expect(host.here()).toEqual(['1.0.0']);
    host.day = 31;
    await host.does('prune');
    expect([host.here(), host.maps()]).toEqual([[], []]);
    await host.does('verify');
    const { code, stderr } = await host.run(['promote', 'games', '1.0.0']);
    expect([code, stderr]).toEqual([1, 'games 1.0.0 is not on the host any more. Publish the same build once more.\n']);
    await host.published('games', '1.0.0');
    const today = new Date(Date.now() + host.day * 24 * 60 * 60 * 1000);
    utimesSync(path.join(host.site, 'games/1.0.0'), today, today);
    await host.does('prune');
    expect(host.here()).toEqual(['1.0.0']);
    await host.does('promote', 'games', '1.0.0');
  });

  it('deletes nothing where it is told nonsense, or the log was changed', async () => {
    await host.lived('games', ...SEVEN);
    host.day = 31;
    for (const words of [
      ['--keep', '0'],
      ['--keep', 'x'],
      ['--days', '-1'],
      ['--days', '1.5'],
    ])
      expect((await host.run(['prune', ...words])).code).toBe(2);
    expect((await host.run(['prune', 'gmaes'])).code).toBe(1);
    expect((await host.run(['--site', `${host.site}-other`, 'prune'])).stderr).toContain('has no releases');
    const log = path.join(host.site, 'log/releases.jsonl');
    appendFileSync(log, `${readFileSync(log, 'utf8').split('\n')[0]}\n`);
    for (const words of [['prune'], ['prune', '--dry-run']])
      expect((await host.run(words)).stderr).toContain('the log was changed by hand');
    expect(host.here()).toEqual(SEVEN);
  });
});

describe('a shell', () => {
  const document = () => readFileSync(path.join(host.site, 'live/base/index.html'), 'utf8');
  async function shells(vendors: Readonly<Record<string, string>>): Promise<void> {
    for (const [version, vendor] of Object.entries(vendors)) {
      await host.published('shell', version, { files: shellFiles(version, vendor) });
      await host.promoted('shell', version);
    }
    host.day += 31;
  }

  it('keeps the earlier one whose vendor script its document loads', async () => {
    await shells({ '1.0.0': 'a', '2.0.0': 'a', '3.0.0': 'b', '4.0.0': 'b', '5.0.0': 'b', '6.0.0': 'c', '7.0.0': 'b' });
    const before = document();
    expect(before).toContain('src="/shell/3.0.0/vendor.js"');
    await host.does('prune', '--keep', '1');
    expect(host.here('shell')).toEqual(['3.0.0', '6.0.0', '7.0.0']);
    await host.does('verify');
    expect(document()).toBe(before);
  });

  it('that stays and was damaged stops all, since nobody knows what it loads', async () => {
    await shells({ '1.0.0': 'a', '2.0.0': 'a', '3.0.0': 'b', '4.0.0': 'a' });
    appendFileSync(path.join(host.site, 'shell/3.0.0/index.html'), ' ');
    const { code, stderr } = await host.run(['prune', '--keep', '1']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('shell 3.0.0: index.html is not as it was published')]);
    expect(host.here('shell')).toHaveLength(4);
  });

  it('that comes again has its vendor script loaded by those after it, at once', async () => {
    await shells({ '1.0.0': 'a', '2.0.0': 'b', '3.0.0': 'b' });
    await host.does('prune', '--keep', '1');
    expect(host.here('shell')).toEqual(['2.0.0', '3.0.0']);
    await shells({ '4.0.0': 'a' });
    expect(document()).toContain('src="/shell/4.0.0/vendor.js"');
    const { folder } = build('shell', '1.0.0', { files: shellFiles('1.0.0', 'a') });
    const { stdout } = await host.run(['publish', 'shell', '--build', folder]);
    expect(stdout).toContain('restored');
    expect(document()).toContain('src="/shell/1.0.0/vendor.js"');
    await host.does('verify');
  });
});
