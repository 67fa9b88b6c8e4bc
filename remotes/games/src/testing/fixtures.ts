import type { Game, GameVendors, HotMatch, Lottery, ValueOf } from '@foyer/shared/contract';

let serial = 1000;

export function game(choices: Partial<Game> = {}): Game {
  serial += 1;
  const icon = `/art/game/${choices.nodeId ?? serial}.svg`;
  return {
    nodeId: serial,
    nodeName: `Game ${serial}`,
    vassalage: 'KITE',
    gameType: 'RNG',
    gameId: `game-${serial}`,
    roomId: '',
    gameName: `Game ${serial}`,
    showIcon: icon,
    iconUrl: icon,
    mobileLargeIcon: icon,
    mobileSmallIcon: icon,
    supportPlay: true,
    ...choices,
  };
}

export const gamesOf = (count: number, choices: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => game({ gameName: `Game ${index + 1}`, ...choices }));

/**
 * A vendor answer.
 * @param categories vendor codes by category, in the platform's order
 */
export function vendorData(
  categories: Record<string, readonly string[]>,
  classify: Record<string, readonly string[]> = {},
): GameVendors {
  const entries = Object.entries(categories);
  return {
    sorting: entries.map(([gameCategory, codes]) => ({
      gameCategory,
      vendorNames: codes.map((vassalage) => ({
        gameType: gameCategory,
        vassalage,
        accountTypeName: `${vassalage} Studio`,
      })),
    })),
    mapping: Object.fromEntries(
      entries.map(([code, codes]) => [
        code,
        {
          [code]: {
            vendors: codes.map((vassalage) => ({
              vassalage,
              mobileSmallIcon: `/art/vendor/${vassalage}.svg`,
              accountTypeName: `${vassalage} Studio`,
              background: `/art/vendor/${vassalage}-card.svg`,
            })),
            gameClassify: [...(classify[code] ?? [])],
            display: code,
          },
        },
      ]),
    ),
  };
}

/** A match; kick-off on 3 April 2026 at 07:05, device time, by default. */
export const match = (choices: Partial<HotMatch> = {}): HotMatch => ({
  matchTime: new Date(2026, 3, 3, 7, 5).getTime(),
  league: 'Harbour League',
  homeTeam: 'Lotus United',
  awayTeam: 'Andaman Wave',
  homeTeamImageUrl: '/art/crest/lotus-united.svg',
  awayTeamImageUrl: '/art/crest/andaman-wave.svg',
  vendor: 'NORTHLINE',
  roomId: 'lotus-andaman',
  nodeId: 77,
  ...choices,
});

export const lottery = (nextDrawAt: number, choices: Partial<Lottery> = {}): Lottery => ({
  code: 'LTN1M',
  displayName: 'Lantern Minute',
  gameClassifyNew: 'FAST',
  lastNumbers: [4, 0, 4],
  lastIssue: '20260314-0720',
  nextIssue: '20260314-0721',
  nextDrawAt,
  ...choices,
});

/** The menu of some lotteries by their classes, which are named by their codes. */
export const lotteryMenu = (lotteries: readonly Lottery[]): ValueOf<'lotteryMenu'> =>
  [...new Set(lotteries.map(({ gameClassifyNew }) => gameClassifyNew))].map((gameClassifyNew) => ({
    gameClassifyNew,
    displayName: `Class ${gameClassifyNew}`,
    lotteries: lotteries
      .filter((each) => each.gameClassifyNew === gameClassifyNew)
      .map(({ code, displayName }) => ({ code, displayName })),
  }));

/** All vendors, by their codes. */
export const vassalage = (...codes: readonly string[]): ValueOf<'vassalage'> =>
  codes.map((code) => ({
    ...{ vassalage: code, accountTypeName: `${code} Studio`, mobileSmallIcon: `/art/vendor/${code}.svg` },
  }));
