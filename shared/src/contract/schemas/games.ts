import { Type } from '@sinclair/typebox';
import { GAME_ORDERS, GAME_TYPE_ID, PRIZE_MODES } from '../constants';
import { Decimal, Moment } from './envelope';

/** A game of the catalogue (S3-GAMELIST-01). `vassalage` is the vendor's code. */
export const Game = Type.Object({
  nodeId: Type.Integer(),
  nodeName: Type.String(),
  vassalage: Type.String(),
  gameType: Type.String(),
  gameId: Type.String(),
  roomId: Type.String(),
  gameName: Type.String(),
  showIcon: Type.String(),
  iconUrl: Type.String(),
  mobileLargeIcon: Type.String(),
  mobileSmallIcon: Type.String(),
  supportPlay: Type.Boolean(),
  isNew: Type.Optional(Type.Boolean()),
  isHot: Type.Optional(Type.Boolean()),
});

/** The rows of a game page may be named games, content or list (S3-GAMELIST-05). */
export const GamePage = Type.Object({
  games: Type.Optional(Type.Array(Game)),
  content: Type.Optional(Type.Array(Game)),
  list: Type.Optional(Type.Array(Game)),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  /** Number of games on all pages; a platform need not count them. */
  total: Type.Optional(Type.Integer()),
});

/** How many games a category and each of its vendors offer, in the order of the categories; nothing is counted as 0 (F-LOBBY-01). */
export const GameCounts = Type.Array(
  Type.Object({
    gameCategory: Type.String(),
    count: Type.Integer({ minimum: 1 }),
    vendors: Type.Array(Type.Object({ vassalage: Type.String(), count: Type.Integer({ minimum: 1 }) })),
  }),
);

/** A jackpot of the merchant: an account of its ledger, fed by stakes on the linked titles and won at them. */
export const JackpotPot = Type.Object({
  tier: Type.Union((['grand', 'major', 'mini'] as const).map((each) => Type.Literal(each))),
  /** What a winner would be paid at this moment. */
  amount: Decimal,
  /** Missing while nobody has won it. */
  last: Type.Optional(
    Type.Object({
      /** A masked name such as `som***42` (B038). */
      account: Type.String(),
      amount: Decimal,
      wonAt: Moment,
      gameName: Type.String(),
    }),
  ),
});

/** Games of all categories with a text in their name: by category, each with its number of hits and the first of them (F-LOBBY-02). */
export const GameHits = Type.Array(
  Type.Object({ gameCategory: Type.String(), count: Type.Integer({ minimum: 1 }), games: Type.Array(Game) }),
);

export const FavouritePage = Type.Object({
  content: Type.Array(Game),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
});

export const Vendor = Type.Object({
  vassalage: Type.String(),
  mobileSmallIcon: Type.String(),
  accountTypeName: Type.String(),
  background: Type.Optional(Type.String()),
});

/** Order of the categories, order of the vendors in each, and the filters of each category. */
export const GameVendors = Type.Object({
  sorting: Type.Array(
    Type.Object({
      gameCategory: Type.String(),
      vendorNames: Type.Array(
        Type.Object({ gameType: Type.String(), vassalage: Type.String(), accountTypeName: Type.String() }),
      ),
    }),
  ),
  mapping: Type.Record(
    Type.String(),
    Type.Record(
      Type.String(),
      Type.Object({ vendors: Type.Array(Vendor), gameClassify: Type.Array(Type.String()), display: Type.String() }),
    ),
  ),
});

/** Every vendor there is, also those that a merchant has closed, in the order of the catalogue (S7-API-57). */
export const Vassalage = Type.Array(Type.Omit(Vendor, ['background']));

/** The classes of the games that each vendor offers, by category, in the order of the catalogue (S7-API-46). */
export const VassalTypes = Type.Array(
  Type.Object({
    vassalage: Type.String(),
    types: Type.Array(Type.Object({ gameType: Type.String(), gameClassify: Type.Array(Type.String()) })),
  }),
);

/** The categories of a merchant's menu that have games, in its order; `until` while no vendor of a category is out of maintenance (S7-API-61). */
export const GameMenus = Type.Array(
  Type.Object({ gameCategory: Type.String(), displayName: Type.String(), until: Type.Optional(Moment) }),
);

export const HotMatch = Type.Object({
  matchTime: Type.Union([Moment, Type.String()]),
  league: Type.String(),
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  homeTeamImageUrl: Type.String(),
  awayTeamImageUrl: Type.String(),
  vendor: Type.String(),
  roomId: Type.String(),
  nodeId: Type.Integer(),
});

export const LaunchValue = Type.Object({ url: Type.String(), frameless: Type.Optional(Type.Boolean()) });

export const FavouriteBody = Type.Object({ nodeId: Type.Integer(), token: Type.String(), vendor: Type.String() });

export const GameListQuery = Type.Object({
  merchant: Type.String(),
  platform: Type.String(),
  gameName: Type.Optional(Type.String()),
  gameType: Type.Optional(Type.String()),
  gameClassify: Type.Optional(Type.String()),
  isNew: Type.Optional(Type.String()),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  vassalage: Type.Optional(Type.String()),
  minBet: Type.Optional(Type.String()),
  order: Type.Optional(Type.Union(Object.values(GAME_ORDERS).map((order) => Type.Literal(order)))),
  language: Type.String(),
  clientType: Type.Integer(),
});

export const GameSearchQuery = Type.Object({
  gameName: Type.String(),
  merchant: Type.String(),
  platform: Type.String(),
  language: Type.String(),
  clientType: Type.Integer(),
});

export const VassalTypesQuery = Type.Object({
  typeId: Type.Integer({ minimum: GAME_TYPE_ID, maximum: GAME_TYPE_ID }),
  merchant_code: Type.String(),
});

export const GameMenusQuery = Type.Object({ language: Type.String() });

export const HotGamesQuery = Type.Object({
  isPlatform: Type.Integer(),
  language: Type.String(),
  platform: Type.String(),
  gameType: Type.Optional(Type.String()),
  merchantCode: Type.String(),
});

export const LotteriesQuery = Type.Object({
  prizeMode: Type.Union(Object.values(PRIZE_MODES).map((mode) => Type.Literal(mode))),
  language: Type.Optional(Type.String()),
});

export const FavouriteQuery = Type.Object({
  token: Type.String(),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  gameType: Type.Optional(Type.String()),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  language: Type.String(),
});

export const RecentQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  gameType: Type.Optional(Type.String()),
  language: Type.String(),
  clientType: Type.Integer(),
});

export const LaunchQuery = Type.Object({
  gameType: Type.String(),
  vassalage: Type.String(),
  gameId: Type.String(),
  nodeId: Type.Optional(Type.Integer()),
  platform: Type.String(),
  language: Type.String(),
  showChoice: Type.Optional(Type.Boolean()),
});

/** A lottery with its current draw (S3-LOTTERY-01). */
export const Lottery = Type.Object({
  code: Type.String(),
  displayName: Type.String(),
  gameClassifyNew: Type.String(),
  lastNumbers: Type.Array(Type.Integer()),
  lastIssue: Type.String(),
  nextIssue: Type.String(),
  nextDrawAt: Moment,
});

/** The classes of a merchant's lotteries in its order, each with its own; `until` while the vendor of one is in maintenance (S7-API-62). */
export const LotteryMenu = Type.Array(
  Type.Object({
    gameClassifyNew: Type.String(),
    displayName: Type.String(),
    lotteries: Type.Array(
      Type.Object({ code: Type.String(), displayName: Type.String(), until: Type.Optional(Moment) }),
    ),
  }),
);

export const LotteryMenuQuery = Type.Object({ language: Type.String() });
