import { CATEGORY_ORDER, type GameVendors, type Vendor } from '@foyer/shared/contract';

/** One category as the site shows it: its own name, its vendors in order, what it offers to filter by. */
export interface Category {
  readonly code: string;
  /** Name in the language of the answer; empty when the platform gives none. */
  readonly name: string;
  readonly vendors: readonly Vendor[];
  readonly classifications: readonly string[];
}

/** The virtual category of games that many play; no game carries it (A075). */
export const HOT = 'HOT';
export const RNG = 'RNG';
const LOTTERY_TYPES: readonly string[] = ['LOTT', 'ELOTT'];

/** Whether a category is drawn numbers: it has screens of its own. */
export const isLottery = (code: string): boolean => LOTTERY_TYPES.includes(code);

/** Position in the product's order; codes it does not name come after, as the platform sorted them (S9-CONST-38, A075). */
function rank(code: string): number {
  const order: readonly string[] = CATEGORY_ORDER;
  const place = order.indexOf(code);
  return place === -1 ? CATEGORY_ORDER.length : place;
}

function categoryOf(data: GameVendors, entry: GameVendors['sorting'][number]): Category {
  const groups = data.mapping[entry.gameCategory] ?? {};
  const all = Object.values(groups);
  const known = new Map(all.flatMap((group) => group.vendors).map((vendor) => [vendor.vassalage, vendor]));
  const vendors = entry.vendorNames.flatMap(({ vassalage }) => known.get(vassalage) ?? []);
  return {
    code: entry.gameCategory,
    name: all.find((group) => group.display !== '')?.display ?? '',
    vendors,
    classifications: [...new Set(all.flatMap((group) => group.gameClassify))],
  };
}

/**
 * The categories of a vendor answer in the order in which every screen shows them, without the virtual HOT. Vendors inside
 * a category follow the sorting, their pictures come from the mapping (S3-GAMELIST-03, S3-GAMELIST-04).
 */
export function categoriesOf(data: GameVendors): Category[] {
  return data.sorting
    .filter(({ gameCategory }) => gameCategory !== HOT)
    .map((entry, index) => ({ category: categoryOf(data, entry), index }))
    .sort((a, b) => rank(a.category.code) - rank(b.category.code) || a.index - b.index)
    .map(({ category }) => category);
}

/** Every vendor of the platform once, for lists that span all categories. */
export function vendorsOf(categories: readonly Category[]): Vendor[] {
  return [...new Map(categories.flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one])).values()];
}
