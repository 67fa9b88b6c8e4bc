import { CATEGORY_ORDER, type GameVendors, type Vendor } from '@foyer/shared/contract';

/** A category: its name, its vendors in order, and its filters. */
export interface Category {
  readonly code: string;
  /** Name in the answer's language; empty if missing. */
  readonly name: string;
  readonly vendors: readonly Vendor[];
  readonly classifications: readonly string[];
}

/** The virtual category of popular games; no game has it as type (A075). */
export const HOT = 'HOT';
export const RNG = 'RNG';
export const SLOTS = 'SLOTS';
const LOTTERY_TYPES: readonly string[] = ['LOTT', 'ELOTT'];

/** Whether a category is a lottery, which has its own screens. */
export const isLottery = (code: string): boolean => LOTTERY_TYPES.includes(code);

/** Position in the product's order; unknown codes follow in the platform's order (S9-CONST-38, A075). */
function rank(code: string): number {
  const order: readonly string[] = CATEGORY_ORDER;
  const place = order.indexOf(code);
  return place === -1 ? CATEGORY_ORDER.length : place;
}

/** Rows of categories in the product's order. */
export const inOrder = <R>(rows: readonly R[], codeOf: (row: R) => string): R[] =>
  rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => rank(codeOf(a.row)) - rank(codeOf(b.row)) || a.index - b.index)
    .map(({ row }) => row);

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
 * The categories of a vendor answer in display order, without the virtual HOT. Vendors follow the answer's sorting; their
 * pictures come from its mapping (S3-GAMELIST-03, S3-GAMELIST-04).
 */
export function categoriesOf(data: GameVendors): Category[] {
  const entries = data.sorting.filter(({ gameCategory }) => gameCategory !== HOT);
  return inOrder(entries, ({ gameCategory }) => gameCategory).map((entry) => categoryOf(data, entry));
}

/** All vendors without doubles, for lists over all categories. */
export function vendorsOf(categories: readonly Category[]): Vendor[] {
  return [...new Map(categories.flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one])).values()];
}
