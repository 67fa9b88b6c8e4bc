import { routeRows, tableOf } from './rows';

const games = {
  manifest: {
    name: 'games',
    pages: {
      '/m/lottery': { page: 'lottery', title: 'lottery.title' },
      '/m/launchGame': { page: 'launch-game', guard: ['member', 'notTrial'] },
    },
    planned: { '/m/gameLobby': {} },
    widgets: {
      'home.games': [{ widget: 'home-games', early: ['gameVendors'] }, { widget: 'home-more' }],
      'header.icons': { widget: 'icon', early: ['unreadMessages'] },
    },
  },
  texts: { 'lottery.title': 'Lottery' },
} as never;

it('every address has its part, page, guards and title; home has what its widgets ask early, once', () => {
  const rows = routeRows([games, { manifest: { name: 'content', pages: {} }, texts: {} } as never]);
  expect(rows.find(({ path }) => path === '/m/home')).toMatchObject({ shows: 'shell/home', early: ['gameVendors'] });
  expect(rows.filter(({ shows }) => shows === 'shell/home')).toHaveLength(6);
  expect(tableOf(rows.filter(({ shows }) => shows !== 'shell/home' || shows === undefined))).toEqual([
    '/m/gameLobby   games (planned)',
    '/m/launchGame  games/launch-game  member notTrial',
    '/m/lottery     games/lottery                       Lottery',
  ]);
});

it('what is asked early stands below its address, with who may', () => {
  const manifest = {
    name: 'agent',
    pages: { '/m/agent': { page: 'agent-home', guard: 'agentHome', early: ['a', { call: 'b', guard: 'dividend' }] } },
  } as never;
  const rows = routeRows([{ manifest, texts: {} }]).filter(({ path }) => path === '/m/agent');
  expect(tableOf(rows)).toEqual(['/m/agent  agent/agent-home  agentHome', '    early a', '    early b (dividend)']);
});
