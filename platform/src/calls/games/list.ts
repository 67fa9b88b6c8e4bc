import { GAME_ORDERS, type Game, type GamePage, type QueryOf } from '@foyer/shared/contract';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { pagesOf } from '../records/pages';
import { countOpenGames, openGames } from './open-games';

type Filter = Omit<QueryOf<'gameList'>, 'pageNo' | 'pageSize' | 'order'>;

/** One page of a merchant's games by all filters of the game list (S3-GAMELIST-06, A078). */
export async function listGames(db: Db, merchantCode: string, query: QueryOf<'gameList'>): Promise<GamePage> {
  const { pageNo, pageSize } = query;
  const filter = conditions(query);
  const count = await countOpenGames(db, merchantCode, ...filter);
  const page = await openGames(db, merchantCode, ...filter)
    .orderBy(...orderOf(query.order))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { games: page, pageNum: pageNo, totalPages: pagesOf(count, pageSize), total: count };
}

/** Hot games of one type, or of all types in turn: the first of each, then the second of each, and so on. */
export function listHotGames(db: Db, merchantCode: string, gameType?: string): Promise<Game[]> {
  return openGames(
    db,
    merchantCode,
    eq(games.isHot, true),
    ifSet(gameType, (type) => eq(games.gameType, type)),
  )
    .orderBy(sql`row_number() over (partition by ${games.gameType} order by ${games.position})`, asc(games.position))
    .limit(200);
}

/** What a list is sorted by; games that are equal in it stay in the order of the catalogue. */
function orderOf(order: QueryOf<'gameList'>['order']): SQL[] {
  const first: Readonly<Record<NonNullable<typeof order>, SQL>> = {
    [GAME_ORDERS.POPULAR]: desc(games.isHot),
    [GAME_ORDERS.NEW]: desc(games.isNew),
    // By code points, so that no server's own collation changes it.
    [GAME_ORDERS.NAME]: sql`lower(${games.gameName}) collate "C"`,
  };
  return [...(order === undefined ? [] : [first[order]]), asc(games.position), asc(games.nodeId)];
}

/** The condition that a name contains a text, whatever the case; signs of patterns are signs. */
export const named = (text: string): SQL => sql`position(lower(${text}) in lower(${games.gameName})) > 0`;

function conditions({ gameName, gameType, gameClassify, isNew, vassalage, minBet }: Filter): (SQL | undefined)[] {
  return [
    ifSet(gameName?.trim(), named),
    // HOT is a category, but not the type of any game (A075).
    gameType === 'HOT' ? eq(games.isHot, true) : ifSet(gameType, (type) => eq(games.gameType, type)),
    ifSet(gameClassify, (each) => eq(games.gameClassify, each)),
    isNew === 'true' ? eq(games.isNew, true) : undefined,
    ifSet(vassalage, (codes) =>
      inArray(
        games.vassalage,
        codes.split(',').map((code) => code.trim()),
      ),
    ),
    ifSet(minBet, (amount) => sql`${games.minBet} = ${amount}::numeric`),
  ];
}

function ifSet(text: string | undefined, condition: (text: string) => SQL): SQL | undefined {
  return text === undefined || text === '' ? undefined : condition(text);
}
