import { declarationsOf, firstAddress, type ReleaseInfo } from '@foyer/shared/remote';
import { firstBlocks } from './first';

const info = (name: string, given: Partial<ReleaseInfo>): ReleaseInfo => ({
  ...{ name, version: '1.0.0', entry: 'entry.js', integrity: {}, exposes: {}, pages: {}, widgets: {}, shared: {} },
  ...given,
});
const hashes = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));

const games = info('games', {
  integrity: hashes(
    'entry.js',
    'list.js',
    'list.css',
    'sheet.js',
    'home.js',
    'icon.js',
    'frame.js',
    'EN.js',
    'TY.js',
    'rest.js',
  ),
  exposes: {
    list: { js: ['list.js'], css: ['list.css'], lazy: ['sheet.js'] },
    home: { js: ['home.js'], css: [], lazy: [] },
    icon: { js: ['icon.js'], css: [], lazy: [] },
    frame: { js: ['frame.js'], css: [], lazy: [] },
    'i18n-EN': { js: ['EN.js'], css: [], lazy: [] },
    'i18n-TY': { js: ['TY.js'], css: [], lazy: [] },
  },
  pages: { '/m/list': { page: 'list', early: ['/wps/list'] } },
  widgets: {
    'home.games': [{ widget: 'home', early: ['/wps/hot'] }],
    'header.icons': [{ widget: 'icon', early: ['/wps/unread'] }],
    'app.frame': [{ widget: 'frame' }, { widget: 'not-built' }],
    'wallet.row': [{ widget: 'list' }],
  },
});
const wallet = info('wallet', {
  integrity: hashes('bets.js', 'chart.js', 'coins.js', 'coins.css'),
  exposes: { bets: { js: ['bets.js'], css: [] }, coins: { js: ['coins.js'], css: ['coins.css'] } },
  pages: { '/m/bets': { page: 'bets' } },
});
const shell = info('shell', {
  integrity: hashes('main.js', 'overlays.js'),
  exposes: { 'i18n-TY': { js: ['overlays.js'], css: [] }, other: { js: ['main.js'], css: [] } },
});
const blocks = firstBlocks([
  { part: 'shell', releases: [shell] },
  { part: 'games', releases: [games, { ...games, version: '2.0.0' }] },
  { part: 'wallet', releases: [wallet] },
]);
const files = (address: string, release: string) => Object.keys(blocks[address]?.[release]?.integrity ?? {}).sort();

describe('the files a path needs first', () => {
  it('are those of its page, of what that may import, of the frame, and the texts; the entry stands elsewhere', () => {
    const wanted = ['EN.js', 'TY.js', 'frame.js', 'icon.js', 'list.css', 'list.js', 'sheet.js'];
    expect(files('/first/m/list.json', 'games@1.0.0')).toEqual(wanted);
    expect(files('/first/m/list.json', 'games@2.0.0')).toEqual(wanted);
    expect(blocks['/first/m/list.json']?.['games@1.0.0']?.exposes['list']).toEqual({
      js: ['list.js'],
      css: ['list.css'],
    });
  });

  it('are nothing of a part that is not on the page, and all of the shell', () => {
    expect(blocks['/first/m/list.json']).not.toHaveProperty(['wallet@1.0.0']);
    expect(files('/first/m/list.json', 'shell@1.0.0')).toEqual(['main.js', 'overlays.js']);
    expect(blocks['/first/m/list.json']?.['shell@1.0.0']?.exposes).toEqual({
      'i18n-TY': { js: ['overlays.js'], css: [] },
    });
  });

  it('are the widgets of home on each of its addresses, and the frame alone elsewhere', () => {
    const home = ['/', '/m', '/m/index', '/m/index.html', '/m/home', '/m/member/home'].map(firstAddress);
    for (const address of home)
      expect(files(address, 'games@1.0.0')).toEqual(['EN.js', 'TY.js', 'frame.js', 'home.js', 'icon.js']);
    expect(files('/first/other.json', 'games@1.0.0')).toEqual(['EN.js', 'TY.js', 'frame.js', 'icon.js']);
    expect(Object.keys(blocks).sort()).toEqual(
      [...new Set(home), '/first/m/bets.json', '/first/m/list.json', '/first/other.json'].sort(),
    );
  });

  it('are every file that no expose lists, where a release does not say what it may import', () => {
    expect(files('/first/m/bets.json', 'wallet@1.0.0')).toEqual(['bets.js', 'chart.js']);
  });

  it('come with the calls that the page or the widgets of home begin with, which stand in no other document', () => {
    const early = (address: string) => blocks[address]?.['games@1.0.0']?.early;
    expect(early('/first/m/list.json')).toEqual(['/wps/list']);
    expect(early('/first/m/home.json')).toEqual(['/wps/hot']);
    expect(early('/first/other.json')).toBeUndefined();
    expect(JSON.stringify(declarationsOf(games))).not.toContain('/wps/');
    expect(blocks['/first/m/bets.json']?.['wallet@1.0.0']).not.toHaveProperty('early');
    expect(declarationsOf(games).pages['/m/list']).toEqual({ page: 'list' });
    expect(declarationsOf(games).widgets['header.icons']).toEqual([{ widget: 'icon' }]);
  });

  it('name with each of these calls who may make it: the guards of its page or widget, and its own', () => {
    const agent = info('agent', {
      pages: {
        '/m/agent': { page: 'home', guard: 'agentHome', early: ['/wps/a', { call: '/wps/b', guard: 'dividend' }] },
      },
      widgets: { 'home.agent': [{ widget: 'prompt', guard: ['member'], early: ['/wps/c'] }] },
    });
    const early = (address: string) =>
      firstBlocks([{ part: 'agent', releases: [agent] }])[address]?.['agent@1.0.0']?.early;
    expect(early('/first/m/agent.json')).toEqual([
      { call: '/wps/a', guard: ['agentHome'] },
      { call: '/wps/b', guard: ['agentHome', 'dividend'] },
    ]);
    // Widgets without files are not in the block, so their calls are not either.
    expect(early('/first/m/home.json')).toEqual([{ call: '/wps/c', guard: ['member'] }]);
  });
});
