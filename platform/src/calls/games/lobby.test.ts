import type { Game, GameCounts, GameHits } from '@foyer/shared/contract';
import { games } from '../../base/db/schema';
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

describe('the vendors', () => {
  const all = async (at: Site) => (await platform.api('vassalage', { site: at })).value;

  it('are all there are, by name and logo, also one that the merchant has closed', async () => {
    await proves('S7-API-57', async () => {
      const site = await platform.makeMerchant();
      await operate('PUT', site, 'vendors/JL', { closed: true });
      const rows = await platform.db.selectDistinct({ vassalage: games.vassalage }).from(games);
      const vendors = await all(site);
      const codes = vendors.map(({ vassalage }) => vassalage);
      expect(new Set(codes)).toEqual(new Set(rows.map(({ vassalage }) => vassalage)));
      expect(codes).toHaveLength(new Set(codes).size);
      expect(vendors.find(({ vassalage }) => vassalage === 'JL')).toEqual({
        vassalage: 'JL',
        accountTypeName: 'Jewel Lane',
        mobileSmallIcon: '/art/vendor/JL.svg',
      });
      const { value } = await platform.api('gameVendors', { site: await platform.makeMerchant() });
      for (const { vendorNames } of value.sorting)
        for (const { vassalage, accountTypeName } of vendorNames)
          expect(vendors).toContainEqual(expect.objectContaining({ vassalage, accountTypeName }));
    });
  });
});

describe('the classes that vendors have', () => {
  const ask = (site: Site, changes: Changes = {}) =>
    platform.api('vassalTypes', { site, query: { typeId: 1, merchant_code: site.code, ...changes } });
  const classesOf = async (site: Site, vendor: string, category: string) =>
    (await ask(site)).value
      .find(({ vassalage }) => vassalage === vendor)
      ?.types.find(({ gameType }) => gameType === category)?.gameClassify;

  it('are those of the games they offer, in the order of the catalogue, each with games in the list', async () => {
    const site = await platform.makeMerchant();
    const { value } = await platform.api('gameVendors', { site });
    const order = value.mapping['SLOTS']?.['SLOTS']?.gameClassify ?? [];
    expect(order.length).toBeGreaterThan(3);
    for (const { vassalage } of value.mapping['SLOTS']?.['SLOTS']?.vendors ?? []) {
      const offered: string[] = [];
      for (const gameClassify of order)
        if ((await list(site, { gameType: 'SLOTS', vassalage, gameClassify })).total !== 0) offered.push(gameClassify);
      expect([vassalage, await classesOf(site, vassalage, 'SLOTS')]).toEqual([vassalage, offered]);
    }
  });

  it('lose what is hidden or closed, and are refused of another kind or to another merchant’s code', async () => {
    await proves('S7-API-46', async () => {
      const site = await platform.makeMerchant();
      const [first] = (await classesOf(site, 'KITE', 'SLOTS')) ?? [];
      const wanted = { gameType: 'SLOTS', vassalage: 'KITE', gameClassify: String(first) };
      for (const { nodeId } of await everything(site, wanted))
        await operate('PUT', site, `games/${nodeId}`, { hidden: true });
      expect(await classesOf(site, 'KITE', 'SLOTS')).not.toContain(first);
      await operate('PUT', site, 'vendors/JL', { closed: true });
      expect((await ask(site)).value.map(({ vassalage }) => vassalage)).not.toContain('JL');
      const other = await platform.makeMerchant();
      expect(await ask(site, { merchant_code: site.trialCode })).toMatchObject({ success: true });
      for (const changes of [
        { typeId: 2 },
        { typeId: 'x' },
        { merchant_code: other.code },
        { merchant_code: 'NOBODY' },
      ])
        expect(await ask(site, changes)).toMatchObject({ status: 400, success: false, code: 'request.invalid' });
    });
  });
});

describe('the menu of games', () => {
  const menu = async (site: Site, language: 'EN' | 'TY' = 'EN') =>
    (await platform.api('gameMenus', { site, query: { language } })).value;
  const codes = async (site: Site) => (await menu(site)).map(({ gameCategory }) => gameCategory);

  it('has every category with games, by its name in both languages', async () => {
    await proves('S7-API-61', async () => {
      const site = await platform.makeMerchant();
      expect(await codes(site)).toEqual((await counts(site)).map(({ gameCategory }) => gameCategory));
      expect((await menu(site))[0]).toEqual({ gameCategory: 'RNG', displayName: 'Electronic' });
      expect((await menu(site, 'TY'))[0]).toEqual({ gameCategory: 'RNG', displayName: 'อิเล็กทรอนิกส์' });
      expect(await platform.api('gameMenus', { site, query: {} as never })).toMatchObject({ status: 400 });
    });
  });

  it('is what the merchant makes it: order, names, and without what is closed, until that ends', async () => {
    await proves('S7-API-61', async () => {
      const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
      const items = [
        { gameCategory: 'ESPORTS' },
        { gameCategory: 'FISH', name: { EN: 'The sea', TY: 'ทะเล' } },
        { gameCategory: 'NOWHERE', name: 'Nothing' },
      ];
      await operate('PUT', site, 'content/gameMenus', { items });
      expect(await menu(site)).toEqual([
        { gameCategory: 'ESPORTS', displayName: 'E-sports' },
        { gameCategory: 'FISH', displayName: 'The sea' },
      ]);
      expect((await menu(site, 'TY'))[1]?.displayName).toBe('ทะเล');
      const until = platform.clock.now.getTime() + 3_600_000;
      for (const vendor of ['TF', 'JL']) await operate('PUT', site, `vendors/${vendor}/maintenance`, { until });
      expect((await menu(site)).map((each) => each.until)).toEqual([until, undefined]);
      await operate('PUT', site, 'vendors/TF', { closed: true });
      expect(await codes(site)).toEqual(['FISH']);
      await operate('PUT', site, 'content/gameMenus', { items: null });
      expect((await codes(site)).slice(0, 2)).toEqual(['RNG', 'FISH']);
      expect(await codes(other)).toContain('ESPORTS');
    });
  });
});

describe('the menu of lotteries', () => {
  const menu = async (site: Site, language: 'EN' | 'TY' = 'EN') =>
    (await platform.api('lotteryMenu', { site, query: { language } })).value;
  const codesOf = (classes: Awaited<ReturnType<typeof menu>>) =>
    classes.map(({ gameClassifyNew, lotteries }) => [gameClassifyNew, lotteries.map(({ code }) => code)]);

  it('has every lottery under its class, by names in both languages', async () => {
    const site = await platform.makeMerchant();
    const { value } = await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } });
    const all = await menu(site);
    expect(new Set(all.flatMap(({ lotteries }) => lotteries.map(({ code }) => code)))).toEqual(
      new Set(value.map(({ code }) => code)),
    );
    for (const { gameClassifyNew, lotteries } of all)
      for (const { code, displayName } of lotteries)
        expect(value).toContainEqual(expect.objectContaining({ code, displayName, gameClassifyNew }));
    expect(all[0]).toMatchObject({ gameClassifyNew: 'FAST', displayName: 'Fast draws' });
    const thai = (await menu(site, 'TY'))[0];
    expect(thai).toMatchObject({ displayName: 'หวยด่วน', lotteries: [{ displayName: 'โคมไฟ 1 นาที' }, {}] });
    expect(await platform.api('lotteryMenu', { site, query: {} as never })).toMatchObject({ status: 400 });
  });

  it('is what the merchant makes it, without what is closed or hidden, and tells of maintenance', async () => {
    const site = await platform.makeMerchant();
    const items = [
      { gameClassifyNew: 'VIETNAM' },
      { gameClassifyNew: 'FAST', name: { EN: 'In a minute', TY: 'หนึ่งนาที' }, codes: ['DRDICE', 'LTN1M', 'RACE10'] },
      { gameClassifyNew: 'ORBIT' },
    ];
    await operate('PUT', site, 'content/lotteryMenu', { items });
    expect(codesOf(await menu(site))).toEqual([
      ['VIETNAM', ['MKNORTH']],
      ['FAST', ['DRDICE', 'LTN1M']],
    ]);
    expect((await menu(site))[1]?.displayName).toBe('In a minute');
    const until = platform.clock.now.getTime() + 3_600_000;
    await operate('PUT', site, 'vendors/TCG_LOTTO_VN/maintenance', { until });
    expect((await menu(site))[0]?.lotteries).toMatchObject([{ code: 'MKNORTH', until }]);
    await operate('PUT', site, 'vendors/TCG_LOTTO_VN', { closed: true });
    const [dice] =
      (await list(site, { gameType: 'LOTT', vassalage: 'LOTT', pageSize: 100 })).games?.filter(
        ({ gameId }) => gameId === 'DRDICE',
      ) ?? [];
    await operate('PUT', site, `games/${dice?.nodeId}`, { hidden: true });
    expect(codesOf(await menu(site))).toEqual([['FAST', ['LTN1M']]]);
    await operate('PUT', site, 'content/lotteryMenu', { items: null });
    expect(codesOf(await menu(site)).map(([name]) => name)).toEqual(['FAST', 'RACING', 'KENO', 'LOTTO']);
  });
});
