import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby } from '../../testing/lobby';
import { type LobbyAnswers, lobbyAnswer, lobbyPieces } from './lobby';

jest.setTimeout(60_000);

const now = new Date('2026-11-29T12:00:00Z');

/** A lobby of categories with so many studios each, in this order. */
function lobby(studios: Readonly<Record<string, number>>): LobbyAnswers {
  const vendors = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      vassalage: `V${at}`,
      accountTypeName: `Studio ${at}`,
      mobileSmallIcon: `/v${at}.svg`,
    }));
  const all = Object.entries(studios);
  return {
    vendors: {
      sorting: all.map(([gameCategory, count]) => ({
        gameCategory,
        vendorNames: vendors(count).map((vendor) => ({ ...vendor, gameType: gameCategory })),
      })),
      mapping: Object.fromEntries(
        all.map(([code, count]) => [code, { [code]: { vendors: vendors(count), gameClassify: [], display: '' } }]),
      ),
    },
    counts: all.map(([gameCategory, count]) => ({
      ...{ gameCategory, count: count * 1000 },
      vendors: vendors(count).map(({ vassalage }) => ({ vassalage, count: 1000 })),
    })),
    menus: all.map(([gameCategory]) => ({ gameCategory, displayName: `All of ${gameCategory}` })),
  };
}
const shown = (answers: LobbyAnswers) =>
  (lobbyPieces(answers, now, 'TY')?.['categories'] as { code: string; studios: object[] }[] | undefined)?.map(
    ({ code, studios }) => [code, studios.length],
  );

it('are categories with their studios, with counts in the digits of the language and codes as addresses have them', () => {
  expect(lobbyPieces(lobby({ 'A&B c': 1 }), now, 'TY')).toEqual({
    categories: [
      {
        ...{ code: 'A&B c', category: 'A%26B+c', name: 'All of A&B c', count: '1,000' },
        studios: [{ code: 'V0', category: 'A%26B+c', name: 'Studio 0', logo: '/v0.svg', count: '1,000' }],
      },
    ],
  });
});

it('are as many as the tallest phones show, to the row', () => {
  expect(shown(lobby({ A: 4, B: 3, C: 6, D: 40, E: 2 }))).toEqual([
    ['A', 4],
    ['B', 3],
    ['C', 6],
    ['D', 2],
  ]);
  expect(shown(lobby({ A: 40 }))).toEqual([['A', 20]]);
});

it('are those of the menu that have games, and the studios that have some', () => {
  const { vendors, counts, menus } = lobby({ A: 2, B: 2, C: 2 });
  const some = counts.slice(1).map((each) => ({ ...each, vendors: each.vendors.slice(1) }));
  expect(shown({ vendors, counts: some, menus: [...menus].reverse() })).toEqual([
    ['C', 1],
    ['B', 1],
  ]);
});

it('are none without a category, and where one is said to be in maintenance by the clock of the device', () => {
  const { vendors, counts, menus } = lobby({ A: 1 });
  expect(shown({ vendors, counts: [], menus })).toBeUndefined();
  const until = (at: number) => ({ vendors, counts, menus: menus.map((each) => ({ ...each, until: at })) });
  expect(shown(until(now.getTime() + 1))).toBeUndefined();
  expect(shown(until(now.getTime()))).toEqual([['A', 1]]);
});

describe('the lobby of a document', () => {
  let platform: TestPlatform;
  let site: Site;
  beforeAll(async () => {
    platform = await openLobby();
    site = await platform.makeMerchant();
  });
  afterAll(() => platform?.close());

  it.each(['TY', 'EN'] as const)('is what the page gets as a visitor, in %s', async (language) => {
    const { api, db } = platform;
    const vendors = (await api('gameVendors', { site })).value;
    const counts = (await api('gameCounts', { site })).value;
    const menus = (await api('gameMenus', { site, query: { language } })).value;
    const pieces = await lobbyAnswer(db, platform.app.platform.catalogue)(site.code, language, platform.clock.now);
    expect(pieces).toEqual(lobbyPieces({ vendors, counts, menus }, platform.clock.now, language));
    expect((pieces?.['categories'] as unknown[] | undefined)?.length).toBeGreaterThan(1);
  });
});
