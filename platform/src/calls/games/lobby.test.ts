import type { Game, GameCounts, GameHits } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { listQuery, openLobby } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
});
afterAll(() => platform.close());

const operate = async (method: 'PUT' | 'POST', site: Site, url: string, payload: object) => {
  const headers = { 'x-ops-key': 'ops' };
  const answer = await platform.app.inject({
    method,
    url: `/_ops/merchants/${site.code}/${url}`,
    headers,
    payload,
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json<{ first: number }>();
};
type Changes = Readonly<Record<string, string | number>>;
const list = async (site: Site, changes: Changes) =>
  (await platform.api('gameList', { site, query: listQuery(site, changes) })).value;
async function everything(site: Site, changes: Changes): Promise<Game[]> {
  const all: Game[] = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const page = await list(site, { ...changes, pageSize: 100, pageNo });
    last = page.totalPages;
    all.push(...(page.games ?? []));
    expect(page.total).toBe((await list(site, changes)).total);
  }
  return all;
}
const counts = async (site: Site): Promise<GameCounts> => (await platform.api('gameCounts', { site })).value;
const search = async (site: Site, gameName: string): Promise<GameHits> => {
  const query = { gameName, merchant: site.code, platform: 'html5', language: 'EN', clientType: 2 };
  return (await platform.api('gameSearch', { site, query })).value;
};

/** What the list gives for a category and each of its vendors, counted game by game. */
async function countedByHand(site: Site, gameCategory: string) {
  const all = await everything(site, { gameType: gameCategory });
  const vendors = new Map<string, number>();
  for (const { vassalage } of all) vendors.set(vassalage, (vendors.get(vassalage) ?? 0) + 1);
  return { count: all.length, vendors };
}

describe('the counts of the lobby', () => {
  it('are those of the list, in the order of the catalogue, for every category and vendor', async () => {
    await proves('F-LOBBY-01', async () => {
      const site = await platform.makeMerchant();
      const [counted, { value }] = [await counts(site), await platform.api('gameVendors', { site })];
      const offered = new Set(counted.map(({ gameCategory }) => gameCategory));
      const inOrder = value.sorting.map(({ gameCategory }) => gameCategory);
      expect([...offered]).toEqual(inOrder.filter((code) => offered.has(code)));
      expect(offered.size).toBeGreaterThan(9);
      for (const { gameCategory, count, vendors } of counted) {
        const byHand = await countedByHand(site, gameCategory);
        expect(count).toBe(byHand.count);
        expect(new Map(vendors.map((each) => [each.vassalage, each.count]))).toEqual(byHand.vendors);
        const order = value.sorting.find((each) => each.gameCategory === gameCategory)?.vendorNames ?? [];
        const named = vendors.map(({ vassalage }) => vassalage);
        expect(named).toEqual(order.map(({ vassalage }) => vassalage).filter((code) => named.includes(code)));
      }
    });
  });

  it('leave out what is closed, hidden or another merchant’s, and a category without any', async () => {
    await proves('F-LOBBY-01', async () => {
      const site = await platform.makeMerchant();
      const [game] = await everything(site, { gameType: 'FISH', vassalage: 'TIDE' });
      const before = await countedByHand(site, 'FISH');
      await operate('PUT', site, `games/${game?.nodeId}`, { hidden: true });
      await operate('PUT', site, 'vendors/JL', { closed: true });
      const own = { gameType: 'FISH', vassalage: 'TIDE', count: 30 };
      await operate('POST', await platform.makeMerchant(), 'games', own);
      for (const { nodeId } of await everything(site, { gameType: 'ESPORTS' }))
        await operate('PUT', site, `games/${nodeId}`, { hidden: true });
      const after = await counts(site);
      const fish = after.find(({ gameCategory }) => gameCategory === 'FISH');
      expect(fish?.vendors.map(({ vassalage }) => vassalage)).not.toContain('JL');
      expect(fish?.vendors.find(({ vassalage }) => vassalage === 'TIDE')?.count).toBe(
        (before.vendors.get('TIDE') ?? 0) - 1,
      );
      expect(fish?.count).toBe(before.count - 1 - (before.vendors.get('JL') ?? 0));
      expect(after.map(({ gameCategory }) => gameCategory)).not.toContain('ESPORTS');
      expect(JSON.stringify(after)).not.toContain('"JL"');
    });
  });
});

describe('the search of everything', () => {
  it('finds games of all categories, grouped in order, with as many hits as the list has', async () => {
    await proves('F-LOBBY-02', async () => {
      const site = await platform.makeMerchant();
      const { value } = await platform.api('gameVendors', { site });
      const groups = await search(site, ' LA ');
      expect(groups.length).toBeGreaterThan(5);
      const places = groups.map(({ gameCategory }) =>
        value.sorting.findIndex((each) => each.gameCategory === gameCategory),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { gameCategory, count, games } of groups) {
        const listed = await everything(site, { gameType: gameCategory, gameName: 'la' });
        expect(count).toBe(listed.length);
        expect(games).toEqual(listed.slice(0, 12));
      }
      const total = (await list(site, { gameName: 'la' })).total;
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    });
  });

  it('finds nothing for no text, signs of patterns, and games that are hidden or closed', async () => {
    const site = await platform.makeMerchant();
    for (const text of ['', '  ', '%', '_', "'; drop table games; --", 'no such name'])
      expect(await search(site, text)).toEqual([]);
    const [first] = await search(site, 'la');
    const hit = first?.games[0];
    await operate('PUT', site, `games/${hit?.nodeId}`, { hidden: true });
    const [again] = await search(site, 'la');
    expect(again?.count).toBe((first?.count ?? 0) - 1);
    expect(again?.games.map(({ nodeId }) => nodeId)).not.toContain(hit?.nodeId);
  });
});

describe('the order of a list', () => {
  const slots = { gameType: 'SLOTS' };

  it('is popular, new or by name over all pages, and loses no game', async () => {
    await proves('F-LOBBY-03', async () => {
      const site = await platform.makeMerchant();
      await operate('POST', site, 'games', { ...slots, vassalage: 'JL', count: 140, name: 'ångström' });
      const plain = await everything(site, slots);
      const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);
      const first = (games: readonly Game[], is: (game: Game) => boolean | undefined) => [
        ...games.filter(is),
        ...games.filter((game) => !is(game)),
      ];
      expect(ids(await everything(site, { ...slots, order: 'popular' }))).toEqual(
        ids(first(plain, (game) => game.isHot)),
      );
      expect(ids(await everything(site, { ...slots, order: 'new' }))).toEqual(ids(first(plain, (game) => game.isNew)));
      const names = (await everything(site, { ...slots, order: 'az' })).map(({ gameName }) => gameName.toLowerCase());
      expect(names).toEqual(plain.map(({ gameName }) => gameName.toLowerCase()).sort());
      expect(names).toHaveLength(plain.length);
    });
  });

  it('goes together with each filter', async () => {
    await proves('F-LOBBY-03', async () => {
      const site = await platform.makeMerchant();
      const filter = { ...slots, vassalage: 'JL,KITE', gameClassify: 'VIDEO_SLOT' };
      const [plain, ordered] = [await everything(site, filter), await everything(site, { ...filter, order: 'az' })];
      expect(plain.length).toBeGreaterThan(1);
      expect(new Set(ordered.map(({ nodeId }) => nodeId))).toEqual(new Set(plain.map(({ nodeId }) => nodeId)));
      const wrong = await platform.api('gameList', { site, query: listQuery(site, { order: 'price' }) });
      expect(wrong.status).toBe(400);
    });
  });
});

it('games of one merchant alone are listed, found and launched there, and nowhere else', async () => {
  const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
  const before = await counts(other);
  const { first } = await operate('POST', site, 'games', {
    gameType: 'RNG',
    vassalage: 'FOYER',
    count: 3,
    name: 'Kept for one',
  });
  expect((await search(site, 'kept for one')).map(({ count }) => count)).toEqual([3]);
  expect(await search(other, 'kept for one')).toEqual([]);
  expect(await counts(other)).toEqual(before);
  const launch = async (at: Site) => {
    const token = await platform.login(at, await platform.makeMember(at));
    const query = {
      gameType: 'RNG',
      vassalage: 'FOYER',
      gameId: 'x',
      nodeId: first,
      platform: 'html5',
      language: 'EN',
    };
    return (await platform.api('launchGame', { site: at, token, query })).success;
  };
  expect([await launch(site), await launch(other)]).toEqual([true, false]);
});
