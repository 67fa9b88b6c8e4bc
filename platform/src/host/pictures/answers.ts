import {
  CATEGORY_ORDER,
  CLIENT_TYPE,
  type Game,
  type GameVendors,
  PLATFORM_HTML5,
  type Vendor,
} from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { listGames } from '../../calls/games/list';
import { gameVendorsOf } from '../../calls/games/vendors';
import type { ListRows } from './list';
import { FRESH, remembered } from './remembered';

/** Games in a picture: more than a phone shows. */
const MOST_GAMES = 15;

/** Popular games of all categories, which is no category of its own. */
const HOT = 'HOT';

/** The vendors of a category in the order of its page: those of HOT are all, by category. */
export function vendorsOf({ sorting, mapping }: GameVendors, gameType: string): Vendor[] {
  const order: readonly string[] = CATEGORY_ORDER;
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  const wanted = sorting
    .filter(({ gameCategory }) => (gameType === HOT ? gameCategory !== HOT : gameCategory === gameType))
    .sort((a, b) => rank(a.gameCategory) - rank(b.gameCategory));
  const found = wanted.flatMap(({ gameCategory, vendorNames }) => {
    const known = Object.values(mapping[gameCategory] ?? {}).flatMap((group) => group.vendors);
    return vendorNames.flatMap(({ vassalage }) => known.findLast((vendor) => vendor.vassalage === vassalage) ?? []);
  });
  return [...new Map(found.map((vendor) => [vendor.vassalage, vendor])).values()];
}

const nameOf = ({ mapping }: GameVendors, gameType: string): string =>
  Object.values(mapping[gameType] ?? {}).find(({ display }) => display !== '')?.display ?? '';

/**
 * What lists of games show first, as calls answer it to a visitor. Kept for seconds by merchant and category: addresses name what they want,
 * so that only categories which the merchant has are looked up.
 */
export function listAnswers(
  db: Db,
  catalogue: Catalogue,
  fresh = FRESH,
): (site: Site, gameType: string) => Promise<ListRows | undefined> {
  const vendors = remembered<GameVendors>(fresh);
  const games = remembered<readonly Game[]>(fresh);
  const ask = async (merchant: string, gameType: string) => {
    const wish = { merchant, platform: PLATFORM_HTML5, language: '', clientType: CLIENT_TYPE };
    const page = await listGames(db, merchant, { ...wish, gameType, pageNo: 1, pageSize: MOST_GAMES });
    return page.games ?? [];
  };
  return async ({ code }, gameType) => {
    const known = await vendors(code, () => gameVendorsOf(db, catalogue, code));
    if (gameType !== HOT && !known.sorting.some(({ gameCategory }) => gameCategory === gameType)) return undefined;
    return {
      gameType,
      name: nameOf(known, gameType),
      games: await games(JSON.stringify([code, gameType]), () => ask(code, gameType)),
      vendors: vendorsOf(known, gameType),
    };
  };
}
