import type { Game, GamePage, QueryOf } from '@foyer/shared/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { pagesOf } from '../records/pages';
import { countOpenGames, openGames } from './open-games';

type Filter = Omit<QueryOf<'gameList'>, 'pageNo' | 'pageSize'>;

/** One page of a merchant's games by all filters of the game list (S3-GAMELIST-06, A078). */
export async function listGames(db: Db, merchantCode: string, query: QueryOf<'gameList'>): Promise<GamePage> {
  const { pageNo, pageSize } = query;
  const filter = conditions(query);
  const count = await countOpenGames(db, merchantCode, ...filter);
  const page = await openGames(db, merchantCode, ...filter)
    .orderBy(asc(games.position))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { games: page, pageNum: pageNo, totalPages: pagesOf(count, pageSize) };
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

function conditions({ gameName, gameType, gameClassify, isNew, vassalage, minBet }: Filter): (SQL | undefined)[] {
  return [
    ifSet(gameName?.trim(), (name) => sql`position(lower(${name}) in lower(${games.gameName})) > 0`),
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
