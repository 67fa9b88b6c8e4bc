import type { Game } from '@foyer/shared/contract';
import fc from 'fast-check';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { listQuery, openLobby } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant();
});
afterAll(() => platform.close());

const put = async (url: string, payload: object, to = site) => {
  const answer = await platform.app.inject({
    method: 'PUT',
    url: `/_ops/merchants/${to.code}/${url}`,
    headers: { 'x-ops-key': 'ops' },
    payload,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
};
const list = async (changes: Readonly<Record<string, string | number>> = {}, at = site) =>
  (await platform.api('gameList', { site: at, query: listQuery(at, changes) })).value;
const everything = async (changes: Readonly<Record<string, string | number>> = {}) => {
  const all: Game[] = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await list({ ...changes, pageSize: 100, pageNo });
    totalPages = page.totalPages;
    all.push(...(page.games ?? []));
  }
  return all;
};

describe('the game list', () => {
  it('gives games with everything a card needs', async () => {
    await proves('S3-GAMELIST-01', async () => {
      const [game] = (await list()).games ?? [];
      const keys =
        'nodeId nodeName vassalage gameType gameId roomId gameName showIcon iconUrl mobileLargeIcon mobileSmallIcon';
      for (const key of [...keys.split(' '), 'supportPlay']) expect(game).toHaveProperty(key);
      expect(game?.mobileLargeIcon).toMatch(/^\/art\/game\/\d+\.svg$/);
    });
  });

  it('pages through all games of a type, each once', async () => {
    await proves('S3-GAMELIST-05', async () => {
      const first = await list({ gameType: 'RNG' });
      expect(first).toMatchObject({ pageNum: 1, totalPages: expect.any(Number) });
      expect(first.games).toHaveLength(26);
      const all = await everything({ gameType: 'RNG' });
      expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length);
      expect(first.totalPages).toBe(Math.ceil(all.length / 26));
      expect((await list({ gameType: 'RNG', pageNo: first.totalPages + 1 })).games).toEqual([]);
    });
  });

  it('filters by name, type, vendors, classification, novelty and least stake, together', async () => {
    await proves('S3-GAMELIST-06', async () => {
      const all = await everything();
      const some = all.find(({ gameType }) => gameType === 'RNG')!;
      const part = some.gameName.slice(1, 5).toUpperCase();
      const named = await everything({ gameName: part });
      expect(named.map(({ nodeId }) => nodeId)).toEqual(
        all.filter(({ gameName }) => gameName.toUpperCase().includes(part)).map(({ nodeId }) => nodeId),
      );
      expect(
        new Set((await everything({ vassalage: 'JL,TIDE', gameType: 'FISH' })).map((game) => game.vassalage)),
      ).toEqual(new Set(['JL', 'TIDE']));
      const fresh = await everything({ isNew: 'true' });
      expect(fresh).toEqual(all.filter(({ isNew }) => isNew));
      const least = await everything({ minBet: '0.05', gameType: 'RNG' });
      expect(least.length).toBeGreaterThan(0);
      expect(least.length).toBeLessThan(all.filter(({ gameType }) => gameType === 'RNG').length);
      const table = await everything({ gameType: 'RNG', gameClassify: 'TABLE' });
      expect(table.length).toBeGreaterThan(0);
      expect(await everything({ gameType: 'RNG', gameClassify: 'TABLE', gameName: 'no such name' })).toEqual([]);
    });
  });

  it('treats signs of patterns in a name as signs', async () => {
    expect(await everything({ gameName: '%' })).toEqual([]);
    expect(await everything({ gameName: "'; drop table games; --" })).toEqual([]);
  });

  it('never answers any input with a server error', async () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('-1', '1e9', 'null', '\u0000', '９', '0.05'));
    const names = [
      'gameName',
      'gameType',
      'gameClassify',
      'isNew',
      'pageNo',
      'pageSize',
      'vassalage',
      'minBet',
      'language',
    ];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (changes) => {
        const answer = await platform.api('gameList', { site, query: listQuery(site, changes) });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 80 },
    );
  });
});

describe('vendors and hot games', () => {
  it('come in the order of the catalogue, by category', async () => {
    await proves(['S3-GAMELIST-03', 'S3-GAMELIST-04', 'S7-API-39'], async () => {
      const { value } = await platform.api('gameVendors', { site });
      expect(value.sorting.slice(0, 4).map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'FISH', 'LIVE', 'PVP']);
      expect(value.sorting[0]?.vendorNames[0]).toEqual({
        gameType: 'RNG',
        vassalage: 'FOYER',
        accountTypeName: 'Lantern House',
      });
      const group = value.mapping['RNG']?.['RNG'];
      expect(group?.gameClassify).toContain('TABLE');
      expect(group?.vendors.map(({ vassalage }) => vassalage)).toContain('JL');
      expect(group?.display).toEqual(expect.any(String));
    });
    await proves('S3-GAMELIST-02', async () => {
      const { value } = await platform.api('gameVendors', { site });
      expect(value.mapping['FISH']?.['FISH']?.vendors[0]).toMatchObject({
        vassalage: 'JL',
        mobileSmallIcon: '/art/vendor/JL.svg',
      });
    });
  });

  it('are the hot ones of one type, or of all', async () => {
    await proves('S3-GAMELIST-07', async () => {
      const query = { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: site.code };
      const all = (await platform.api('hotGames', { site, query })).value;
      const fish = (await platform.api('hotGames', { site, query: { ...query, gameType: 'FISH' } })).value;
      expect(all.every(({ isHot }) => isHot)).toBe(true);
      expect(fish).toEqual(all.filter(({ gameType }) => gameType === 'FISH'));
      expect(fish.length).toBeGreaterThan(0);
      // The first games come from different categories.
      expect(new Set(all.slice(0, 4).map(({ gameType }) => gameType)).size).toBe(4);
    });
  });

  it('differ by merchant: a vendor that one closes stays open at another', async () => {
    const own = await platform.makeMerchant();
    const other = await platform.makeMerchant();
    await put('vendors/JL', { closed: true }, own);
    const [game] = (await list({ gameType: 'FISH', vassalage: 'TIDE' }, own)).games ?? [];
    await put(`games/${game!.nodeId}`, { hidden: true }, own);
    expect((await list({ vassalage: 'JL' }, own)).games).toEqual([]);
    expect((await list({ gameName: game!.gameName }, own)).games?.map(({ nodeId }) => nodeId)).not.toContain(
      game!.nodeId,
    );
    const { value } = await platform.api('gameVendors', { site: own });
    expect(JSON.stringify(value)).not.toContain('"JL"');
    expect((await list({ vassalage: 'JL' }, other)).games?.length).toBeGreaterThan(0);
    expect((await list({ gameName: game!.gameName }, other)).games?.map(({ nodeId }) => nodeId)).toContain(
      game!.nodeId,
    );
  });

  it('exist at once for a new merchant', async () => {
    const times: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const begin = performance.now();
      const fresh = await platform.makeMerchant();
      times.push(performance.now() - begin);
      expect((await list({}, fresh)).totalPages).toBeGreaterThan(10);
    }
    // The quickest: another may have waited for a busy machine.
    expect(Math.min(...times)).toBeLessThan(250);
  });
});

describe('hot matches and lotteries', () => {
  it('have teams, pictures, a vendor and a kick-off to come, and move with the merchant’s clock', async () => {
    await proves('S3-HOTMATCH-01', async () => {
      const { value } = await platform.api('hotMatches', { site });
      expect(value.length).toBeGreaterThan(3);
      const keys = 'matchTime league homeTeam awayTeam homeTeamImageUrl awayTeamImageUrl vendor roomId nodeId'.split(
        ' ',
      );
      for (const match of value) {
        for (const key of keys) expect(match).toHaveProperty(key);
        expect(match.matchTime).toBeGreaterThan(platform.clock.now.getTime());
      }
      platform.clock.advance(3 * 86_400_000);
      const later = (await platform.api('hotMatches', { site })).value;
      expect(later[0]?.matchTime).toBeGreaterThan(platform.clock.now.getTime());
      expect(later).not.toEqual(value);
    });
  });

  it('are as many as an operation sets, or the merchant’s own', async () => {
    await put('content/hotMatches', { items: 1 });
    const one = (await platform.api('hotMatches', { site })).value;
    expect(one).toHaveLength(1);
    await put('content/hotMatches', { items: [{ ...one[0], league: 'Own League' }] });
    expect((await platform.api('hotMatches', { site })).value).toMatchObject([{ league: 'Own League' }]);
    await put('content/hotMatches', { items: 0 });
    expect((await platform.api('hotMatches', { site })).value).toEqual([]);
    await put('content/hotMatches', { items: null });
    expect((await platform.api('hotMatches', { site })).value.length).toBeGreaterThan(1);
  });

  it('draw at the times they say, under a heading and a name', async () => {
    await proves('S3-LOTTERY-01', async () => {
      const lotteries = (prizeMode: 'Lott' | 'Elott') =>
        platform.api('lotteryList', { site, query: { prizeMode, language: 'EN' } });
      const { value } = await lotteries('Lott');
      for (const each of value) {
        expect(each.gameClassifyNew).not.toBe('');
        expect(each.displayName).not.toBe('');
        expect(each.nextDrawAt).toBeGreaterThan(platform.clock.now.getTime());
      }
      const electronic = (await lotteries('Elott')).value.map(({ code }) => code);
      expect(electronic.length).toBeGreaterThan(0);
      expect(electronic.length).toBeLessThan(value.length);
    });
  });
});
