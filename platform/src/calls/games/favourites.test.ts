import type { Game } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import { hostOf, type TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby();
  site = await platform.makeMerchant();
});
afterAll(() => platform.close());

describe('favourites and recent games', () => {
  let token: string;
  let games: readonly Game[];
  beforeAll(async () => {
    token = await platform.login(site, await platform.makeMember(site));
    games = await someGames(platform, site, 'RNG');
  });
  const of = ({ nodeId, vassalage }: Game) => ({ nodeId, vendor: vassalage });
  const favourites = (pageNo = 1, gameType = '') =>
    platform.api('favourites', { site, token, query: { token, pageNo, pageSize: 26, gameType, language: 'EN' } });
  const add = (game: Game) => platform.api('addFavourite', { site, token, body: { ...of(game), token } });

  it('are kept once each, newest first, and let go', async () => {
    await proves('S3-FAV-01', async () => {
      for (const game of games.slice(0, 5)) expect((await add(game)).success).toBe(true);
      expect((await add(games[0]!)).success).toBe(true);
      const { value } = await favourites();
      expect(value).toMatchObject({ pageNum: 1, totalPages: 1 });
      const nodes = games.slice(0, 5).map(({ nodeId }) => nodeId);
      expect(value.content.map(({ nodeId }) => nodeId)).toEqual([...nodes].reverse());
      for (let twice = 0; twice < 2; twice += 1) {
        const query = { ...of(games[4]!), token };
        expect((await platform.api('removeFavourite', { site, token, query })).success).toBe(true);
      }
      expect((await favourites()).value.content).toHaveLength(4);
      expect((await favourites(1, 'FISH')).value.content).toEqual([]);
    });
  });

  it('page like the list', async () => {
    const member = await platform.makeMember(site);
    token = await platform.login(site, member);
    const many = [...games, ...(await someGames(platform, site, 'FISH'))].slice(0, 30);
    for (const game of many) await add(game);
    const [first, second] = [(await favourites(1)).value, (await favourites(2)).value];
    expect([first.totalPages, first.content.length, second.content.length]).toEqual([2, 26, 4]);
    expect(second.content.at(-1)?.nodeId).toBe(many[0]?.nodeId);
  });

  it('refuse a game that is not there, and a visitor', async () => {
    const body = { nodeId: 1, vendor: 'JL', token };
    expect(await platform.api('addFavourite', { site, token, body })).toMatchObject({ code: 'permission.denied' });
    expect(await platform.api('addFavourite', { site, body: { ...of(games[0]!), token: '' } })).toMatchObject({
      status: 401,
    });
  });

  it('belong to the member alone', async () => {
    const stranger = await platform.login(site, await platform.makeMember(site));
    const query = { token: stranger, pageNo: 1, pageSize: 26, language: 'EN' };
    expect((await platform.api('favourites', { site, token: stranger, query })).value.content).toEqual([]);
  });

  it('move a game to the front when it is opened again', async () => {
    await proves('S7-API-44', async () => {
      const open = (game: Game) => platform.api('addRecent', { site, token, query: { ...of(game), token } });
      for (const game of [games[0]!, games[1]!, games[2]!, games[0]!]) {
        platform.clock.advance(1000);
        expect((await open(game)).success).toBe(true);
      }
      const query = { page: 1, pageSize: 25, language: 'EN', clientType: 2 };
      const { value } = await platform.api('recentGames', { site, token, query });
      expect(value.games?.map(({ nodeId }) => nodeId)).toEqual(
        [games[0], games[2], games[1]].map((game) => game?.nodeId),
      );
      expect(value).toMatchObject({ pageNum: 1, totalPages: 1 });
    });
  });

  it('answer the public lists without a session', async () => {
    const answer = await platform.app.inject({ url: '/wps/game/vendors', headers: { host: hostOf(site) } });
    expect(answer.statusCode).toBe(200);
  });
});
