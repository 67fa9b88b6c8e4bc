import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { closedVendors, games, merchantGames } from '../../base/db/schema';

/** The fields of a listed game, for one merchant. */
const gameColumns = {
  nodeId: games.nodeId,
  nodeName: games.nodeName,
  vassalage: games.vassalage,
  gameType: games.gameType,
  gameId: games.gameId,
  roomId: games.roomId,
  gameName: games.gameName,
  showIcon: games.showIcon,
  iconUrl: games.iconUrl,
  mobileLargeIcon: games.mobileLargeIcon,
  mobileSmallIcon: games.mobileSmallIcon,
  isNew: games.isNew,
  isHot: games.isHot,
  supportPlay: sql<boolean>`coalesce(${merchantGames.playable}, true)`.as('support_play'),
};

/** Query for the games that a merchant offers: not retired, not hidden, vendor not closed. */
export function openGames(db: Db, merchantCode: string, ...conditions: (SQL | undefined)[]) {
  return db
    .select(gameColumns)
    .from(games)
    .leftJoin(merchantGames, and(eq(merchantGames.nodeId, games.nodeId), eq(merchantGames.merchantCode, merchantCode)))
    .leftJoin(
      closedVendors,
      and(eq(closedVendors.vassalage, games.vassalage), eq(closedVendors.merchantCode, merchantCode)),
    )
    .where(offered(merchantCode, ...conditions))
    .$dynamic();
}

/** Number of games that `openGames` finds without paging. */
export async function countOpenGames(
  db: Db,
  merchantCode: string,
  ...conditions: (SQL | undefined)[]
): Promise<number> {
  const [row] = await db
    .select({ count: sql<string | number>`count(*)` })
    .from(games)
    .leftJoin(merchantGames, and(eq(merchantGames.nodeId, games.nodeId), eq(merchantGames.merchantCode, merchantCode)))
    .leftJoin(
      closedVendors,
      and(eq(closedVendors.vassalage, games.vassalage), eq(closedVendors.merchantCode, merchantCode)),
    )
    .where(offered(merchantCode, ...conditions));
  return Number(row?.count ?? 0);
}

function offered(merchantCode: string, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(
    eq(games.retired, false),
    or(isNull(games.ownedBy), eq(games.ownedBy, merchantCode)),
    isNull(closedVendors.vassalage),
    sql`coalesce(${merchantGames.hidden}, false) = false`,
    ...conditions,
  );
}

export async function closedVendorsOf(db: Db, merchantCode: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ vassalage: closedVendors.vassalage })
    .from(closedVendors)
    .where(eq(closedVendors.merchantCode, merchantCode));
  return new Set(rows.map((row) => row.vassalage));
}
