import { appendFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hostOfDays, shellFiles } from './testing/host-of-days';

const host = hostOfDays();

const LONG = 'export const list = "a row of the list, and a row of the list";\n'.repeat(40);
const texts = { 'en.js': 'EN', 'ty.js': 'TY'.repeat(500) };
const exposesOf = (list: string) => ({
  list: { js: [list, 'row.js'], css: ['list.css'], lazy: ['later.js'] },
  bar: { js: ['row.js'], css: [] },
  'i18n-EN': { js: ['en.js'], css: [] },
  'i18n-TY': { js: ['ty.js'], css: [] },
});

/** Two releases of games: the second has another list, needs another React, and has other pages, widgets and pictures. */
async function both(): Promise<void> {
  await host.published('games', '1.0.0', {
    files: {
      ...texts,
      ...{ 'remoteEntry.js': 'entry', 'list.0a1b2c3d.js': 'list', 'row.js': 'row', 'list.css': 'css' },
      ...{ 'later.js': 'later', 'old.svg': '<svg/>' },
    },
    info: {
      exposes: exposesOf('list.0a1b2c3d.js'),
      pages: { '/m/gameList': { page: 'list' }, '/m/old': { page: 'list' }, '/m/same': { page: 'bar' } },
      widgets: { 'app.bar': [{ widget: 'bar' }] },
      shared: { react: '^18.0.0', 'react-dom': '^18.0.0', zustand: '^5.0.0' },
    },
  });
  await host.published('games', '1.1.0', {
    files: {
      ...texts,
      ...{ 'remoteEntry.js': 'entry', 'list.99999999.js': LONG, 'row.js': 'ROW', 'list.css': 'css' },
      ...{ 'later.js': 'later on', 'new.png': 'png' },
    },
    info: {
      exposes: exposesOf('list.99999999.js'),
      pages: {
        '/m/gameList': { page: 'list', guard: 'member' },
        '/m/new': { page: 'list' },
        '/m/same': { page: 'bar' },
      },
      widgets: { 'app.bar': [{ widget: 'bar' }], 'home.games': [{ widget: 'bar' }] },
      shared: { react: '^19.0.0', 'react-dom': '^18.0.0', '@foyer/shared': '^3.0.0' },
    },
  });
  await host.promoted('games', '1.0.0');
}

const packed = (file: string): number => statSync(path.join(host.site, 'games', `${file}.br`)).size;

/** What is served of several files of 1.0.0, all packed. */
const served = (...files: string[]): number => files.reduce((sum, file) => sum + packed(`1.0.0/${file}`), 0);

describe('release diff', () => {
  it('says what is another than in the live release: pages, widgets, packages, files, and what a first visit loads', async () => {
    await both();
    const list = packed('1.1.0/list.99999999.js') - packed('1.0.0/list.0a1b2c3d.js');
    const first = {
      raw: 'entry'.length + 'row'.length + 'EN'.length,
      served: served('remoteEntry.js', 'row.js', 'en.js'),
    };
    const page = {
      raw: first.raw + 'css'.length + LONG.length,
      served: first.served + served('list.0a1b2c3d.js', 'list.css') + list,
    };
    const bytes = (size: number) => size.toLocaleString('en');
    const later = [packed('1.1.0/later.js'), packed('1.1.0/later.js') - packed('1.0.0/later.js')] as const;
    const plus = (size: number) => `${size > 0 ? '+' : ''}${size}`;
    const old = { raw: first.raw + 'csslist'.length, served: first.served + served('list.0a1b2c3d.js', 'list.css') };
    expect((await host.does('diff', 'games', '1.1.0')).split('\n')).toEqual([
      'games 1.0.0 -> 1.1.0',
      'pages:',
      '  ~ /m/gameList',
      '  + /m/new',
      '  - /m/old',
      'widgets:',
      '  + home.games bar',
      'shared packages:',
      '  + @foyer/shared: ^3.0.0',
      '  ~ react: ^18.0.0 -> ^19.0.0',
      '  - zustand: ^5.0.0',
      'files:',
      `  ~ later.js: 8 bytes, served ${later[0]} (+3, served ${plus(later[1])})`,
      `  ~ list.js: ${bytes(LONG.length)} bytes, served ${packed('1.1.0/list.99999999.js')} (+${bytes(LONG.length - 4)}, served ${plus(list)})`,
      '  + new.png: 3 bytes, served 3',
      `  - old.svg: 6 bytes, served ${packed('1.0.0/old.svg')}`,
      `  ~ row.js: 3 bytes, served ${packed('1.0.0/row.js')} (0, served 0)`,
      'first loads:',
      `  ~ /m/gameList: ${bytes(page.raw)} bytes, served ${page.served} (+${bytes(LONG.length - 4)}, served ${plus(list)})`,
      `  + /m/new: ${bytes(page.raw)} bytes, served ${page.served}`,
      `  - /m/old: ${old.raw} bytes, served ${old.served}`,
      '',
    ]);
  });

  it('has it for programs, in either direction, and of what one merchant has', async () => {
    await both();
    const json = async (...words: string[]) => {
      const { next: _, ...difference } = JSON.parse(await host.does('diff', 'games', ...words, '--json'));
      return difference;
    };
    const forth = await json('1.1.0');
    expect(forth).toMatchObject({ part: 'games', before: '1.0.0', after: '1.1.0' });
    expect(forth.files[1]).toEqual({
      name: 'list.js',
      before: { file: 'list.0a1b2c3d.js', raw: 4, served: packed('1.0.0/list.0a1b2c3d.js') },
      after: { file: 'list.99999999.js', raw: LONG.length, served: packed('1.1.0/list.99999999.js') },
    });
    const back = await json('1.0.0', '1.1.0');
    expect(back.shared).toEqual([
      { name: '@foyer/shared', before: '^3.0.0' },
      { name: 'react', before: '^19.0.0', after: '^18.0.0' },
      { name: 'zustand', after: '^5.0.0' },
    ]);
    await host.promoted('games', '1.1.0', 'W3');
    expect(await json('1.0.0', '--merchant', 'W3')).toEqual(back);
    expect(await host.does('diff', 'games', '1.1.0', '1.1.0')).toBe(
      'games 1.1.0 -> 1.1.0\nNothing differs but the version.\n',
    );
  });

  it('has for a shell what its document loads, and no picture', async () => {
    for (const version of ['1.0.0', '2.0.0'])
      await host.published('shell', version, { files: shellFiles(version, `vendor of ${version}${version}`) });
    await host.published('shell', '3.0.0', { files: { ...shellFiles('3.0.0', 'v'), 'far.js': 'far' } });
    const { firstLoads } = JSON.parse(await host.does('diff', 'shell', '3.0.0', '1.0.0', '--json'));
    expect(firstLoads).toMatchObject([{ before: { raw: 'vendor of 1.0.01.0.0'.length }, after: { raw: 1 } }]);
  });

  it('compares only what is as it was published', async () => {
    await both();
    const refused = async (...words: string[]) => {
      const { code, stdout, stderr } = await host.run(['diff', ...words]);
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    };
    expect(await refused('games', '9.9.9')).toContain('games 9.9.9 was never published here');
    expect(await refused('games', '1.1.0', '--merchant', 'W9')).toContain('W9 has no release of its own');
    appendFileSync(path.join(host.site, 'games/1.1.0/new.png'), '.');
    expect(await refused('games', '1.1.0')).toContain('games 1.1.0: new.png is not as it was published');
    appendFileSync(path.join(host.site, 'games/1.0.0/later.js.br'), '.');
    expect(await refused('games', '1.0.0', '1.0.0')).toContain('later.js.br is not as it was published');
    rmSync(path.join(host.site, 'games/1.1.0'), { recursive: true });
    expect(await refused('games', '1.1.0')).toContain('games 1.1.0 is not on the host any more');
    await host.published('wallet', '1.0.0');
    expect(await refused('wallet', '1.0.0')).toContain(
      'wallet has no live release (base): name another to compare with.',
    );
  });
});

describe('for programs', () => {
  it('list says what is live and what lies here', async () => {
    await both();
    await host.promoted('games', '1.1.0', 'W3');
    await host.does('traffic', 'games', '1.0.0=90', '1.1.0=10');
    await host.does('remove', 'games', '--merchant', 'W3', '--why', 'of a test');
    rmSync(path.join(`${host.site}-maps`, 'games/1.0.0'), { recursive: true });
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const traffic = [
      { version: '1.0.0', traffic: 90 },
      { version: '1.1.0', traffic: 10 },
    ];
    const list = async () => JSON.parse(await host.does('list', '--json'));
    expect(await list()).toEqual([
      {
        part: 'games',
        channels: [
          { channel: 'base', since: moment, live: '1.0.0', traffic },
          { channel: 'W3', since: moment },
        ],
        published: [
          { version: '1.0.0', at: moment, live: ['base'], files: true, maps: false },
          { version: '1.1.0', at: moment, live: [], files: true, maps: true },
        ],
      },
    ]);
    await host.published('games', '0.9.0');
    rmSync(path.join(host.site, 'games/0.9.0'), { recursive: true });
    expect((await list())[0].published[2]).toMatchObject({ version: '0.9.0', files: false });
  });

  it('verify says the problems and the hash of the log, also of a log that cannot be read', async () => {
    await both();
    const verify = async () => {
      const { code, stdout, stderr } = await host.run(['verify', '--json']);
      const { problems, log } = JSON.parse(stdout);
      return { code, stderr, problems, log };
    };
    const good = await verify();
    expect(good).toEqual({ code: 0, stderr: '', problems: [], log: expect.stringMatching(/^sha256-[\w+/]{43}=$/) });
    expect(await host.does('verify')).toContain(good.log);
    appendFileSync(path.join(host.site, 'games/1.0.0/row.js'), '.');
    const problem = expect.stringContaining('games 1.0.0: row.js is not as it was published');
    expect(await verify()).toEqual({ ...good, code: 3, problems: [problem] });
    appendFileSync(path.join(host.site, 'log/releases.jsonl'), '{}\n');
    const changed = { code: 3, stderr: '', problems: [expect.stringContaining('the log was changed by hand')] };
    expect(await verify()).toMatchObject(changed);
    expect((await verify()).log).not.toBe(good.log);
  });
});
