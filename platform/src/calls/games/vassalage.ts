import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { byCategory } from './catalogue-order';
import { openGames } from './open-games';

/** Every vendor of the catalogue, also those that a merchant has closed: their name and logo are still told (S7-API-57). */
export const vassalageOf = ({ vendors }: Catalogue): ValueOf<'vassalage'> =>
  vendors.map(({ code, icon, accountTypeName }) => ({
    ...{ vassalage: code, mobileSmallIcon: icon, accountTypeName },
  }));

/**
 * The classes of the games that each vendor offers, in the order of the catalogue; what is hidden or closed has none (S7-API-46).
 *
 * @throws Refusal `request.invalid` for a code of another merchant
 */
export async function vassalTypesOf(
  db: Db,
  catalogue: Catalogue,
  { code, trialCode }: Site,
  { merchant_code: asked }: QueryOf<'vassalTypes'>,
): Promise<ValueOf<'vassalTypes'>> {
  if (asked !== code && asked !== trialCode) throw new Refusal('request.invalid', undefined, 400);
  const open = openGames(db, code).as('open');
  const rows = await db
    .selectDistinct({ vassalage: games.vassalage, gameType: games.gameType, gameClassify: games.gameClassify })
    .from(games)
    .innerJoin(open, eq(open.nodeId, games.nodeId))
    .where(sql`${games.gameClassify} <> ''`)
    .orderBy(games.vassalage, games.gameType, games.gameClassify);
  return catalogue.vendors.flatMap(({ code: vassalage }) => {
    const types = byCategory(
      catalogue,
      rows.filter((row) => row.vassalage === vassalage),
    ).map(([gameType, found]) => {
      const order = catalogue.filters()[gameType]?.[gameType]?.gameClassify ?? [];
      const has = found.map(({ gameClassify }) => gameClassify);
      return { gameType, gameClassify: [...new Set([...order.filter((each) => has.includes(each)), ...has])] };
    });
    return types.length === 0 ? [] : [{ vassalage, types }];
  });
}
