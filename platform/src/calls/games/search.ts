import type { GameHits } from '@foyer/shared/contract';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { byCategory } from './catalogue-order';
import { named } from './list';
import { openGames } from './open-games';

/** Hits of one category in an answer; the list has all of them. */
const HITS_SHOWN = 12;

/** Games of all categories with a text in their name, by category in order, each with its number of hits (F-LOBBY-02). */
export async function searchGames(db: Db, catalogue: Catalogue, merchantCode: string, text: string): Promise<GameHits> {
  const wanted = text.trim();
  if (wanted === '') return [];
  const open = openGames(db, merchantCode, named(wanted)).as('open');
  const ofType = sql`partition by ${games.gameType}`;
  const ranked = db
    .select({
      nodeId: games.nodeId,
      hits: sql<string | number>`count(*) over (${ofType})`.as('hits'),
      place: sql<string | number>`row_number() over (${ofType} order by ${games.position}, ${games.nodeId})`.as(
        'place',
      ),
    })
    .from(games)
    .innerJoin(open, eq(open.nodeId, games.nodeId))
    .as('ranked');
  const first = await db
    .select({ nodeId: ranked.nodeId, hits: ranked.hits })
    .from(ranked)
    .where(lte(ranked.place, HITS_SHOWN));
  if (first.length === 0) return [];
  const hitsOf = new Map(first.map(({ nodeId, hits }) => [nodeId, Number(hits)]));
  const shown = await openGames(db, merchantCode, inArray(games.nodeId, [...hitsOf.keys()])).orderBy(
    asc(games.position),
    asc(games.nodeId),
  );
  return byCategory(catalogue, shown).map(([gameCategory, ofCategory]) => ({
    gameCategory,
    count: Math.max(...ofCategory.map(({ nodeId }) => hitsOf.get(nodeId) ?? 0)),
    games: ofCategory,
  }));
}
