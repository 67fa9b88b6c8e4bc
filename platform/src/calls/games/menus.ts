import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { wordsIn } from '../content/announcements';
import { contentOf } from '../content/sets';
import { countGames } from './counts';
import { maintainedVendors } from './maintenance';

/**
 * The categories of a merchant's menu that have games: its own menu, else all of the catalogue in order (S7-API-61). A category has an
 * end of maintenance while each vendor of it has one.
 */
export async function gameMenusOf(
  db: Db,
  catalogue: Catalogue,
  merchantCode: string,
  { language }: QueryOf<'gameMenus'>,
  now: Date,
): Promise<ValueOf<'gameMenus'>> {
  const own = await contentOf(db, merchantCode, 'gameMenus');
  const counted = await countGames(db, catalogue, merchantCode);
  const ends = await maintainedVendors(db, merchantCode, now);
  const vendorsOf = new Map(counted.map(({ gameCategory, vendors }) => [gameCategory, vendors]));
  const entries: ContentOf<'gameMenus'> = own ?? counted.map(({ gameCategory }) => ({ gameCategory }));
  const menus = new Map(entries.map((entry) => [entry.gameCategory, entry]));
  return [...menus.values()].flatMap(({ gameCategory, name }) => {
    const vendors = vendorsOf.get(gameCategory);
    if (vendors === undefined) return [];
    const displayName = wordsIn(name ?? catalogue.categoryName(gameCategory) ?? gameCategory, language);
    const until = Math.min(...vendors.map(({ vassalage }) => ends.get(vassalage)?.getTime() ?? 0));
    return [{ gameCategory, displayName, ...(until === 0 ? {} : { until }) }];
  });
}
