import type { GameCounts, ValueOf, Vendor } from '@foyer/shared/contract';
import type { Category } from '../catalogue/categories';

type Menus = ValueOf<'gameMenus'>;

interface Counted {
  /** Number of games; undefined where it is not known. */
  readonly count: number | undefined;
}

export interface LobbyCategory extends Counted {
  readonly code: string;
  /** The menu's name for it. */
  readonly name?: string | undefined;
  /** When maintenance of all its studios ends, in epoch milliseconds. */
  readonly until?: number | undefined;
  readonly studios: readonly (Vendor & Counted)[];
}

/** The categories of the menu in its order; without a menu all in the product's. */
function inMenu(categories: readonly Category[], menus: Menus | undefined) {
  if (menus === undefined) return categories.map((category) => ({ category, name: undefined, until: undefined }));
  return menus.flatMap(({ gameCategory, displayName: name, until }) => {
    const category = categories.find(({ code }) => code === gameCategory);
    return category === undefined ? [] : [{ category, name, until }];
  });
}

/**
 * Categories with their studios and how many games wait there (F-LOBBY-01), as the merchant's menu has them. What has no game is left
 * out; all are there, without numbers, while the counts are not known.
 */
export function lobbyOf(
  categories: readonly Category[],
  counts: GameCounts | undefined,
  menus: Menus | undefined,
): LobbyCategory[] {
  return inMenu(categories, menus).flatMap(({ category: { code, vendors }, ...said }): LobbyCategory[] => {
    if (counts === undefined)
      return [{ code, ...said, count: undefined, studios: vendors.map((vendor) => ({ ...vendor, count: undefined })) }];
    const counted = counts.find(({ gameCategory }) => gameCategory === code);
    if (counted === undefined) return [];
    const countOf = new Map(counted.vendors.map(({ vassalage, count }) => [vassalage, count]));
    const studios = vendors.flatMap((vendor) => {
      const count = countOf.get(vendor.vassalage);
      return count === undefined ? [] : [{ ...vendor, count }];
    });
    return [{ code, ...said, count: counted.count, studios }];
  });
}
