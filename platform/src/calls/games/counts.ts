import type { GameCounts } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { byCategory, byVendor } from './catalogue-order';
import { openGames } from './open-games';

/**
 * How many games each category and each of its vendors offer, as many as the list gives for them (F-LOBBY-01). What has none, since all
 * of it is hidden or closed, is left out.
 */
export async function countGames(db: Db, catalogue: Catalogue, merchantCode: string): Promise<GameCounts> {
  const open = openGames(db, merchantCode).as('open');
  const rows = await db
    .select({ gameType: open.gameType, vassalage: open.vassalage, count: sql<string | number>`count(*)` })
    .from(open)
    .groupBy(open.gameType, open.vassalage);
  return byCategory(catalogue, rows).map(([gameCategory, ofType]) => {
    const vendors = byVendor(catalogue, gameCategory, ofType).map(({ vassalage, count }) => ({
      vassalage,
      count: Number(count),
    }));
    return { gameCategory, count: vendors.reduce((sum, { count }) => sum + count, 0), vendors };
  });
}
