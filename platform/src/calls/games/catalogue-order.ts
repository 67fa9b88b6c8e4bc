import type { Catalogue } from '../../base/catalogue/catalogue';

/** Rows in the order of the catalogue's categories; those of a category that it does not have come last, as they came. */
export function byCategory<R extends { readonly gameType: string }>(
  catalogue: Catalogue,
  rows: readonly R[],
): [string, R[]][] {
  const order = new Map(catalogue.vendorsByCategory().map(({ gameCategory }, place) => [gameCategory, place]));
  const placeOf = (type: string): number => order.get(type) ?? order.size;
  const types = [...new Set(rows.map(({ gameType }) => gameType))].sort((one, other) => placeOf(one) - placeOf(other));
  return types.map((type) => [type, rows.filter(({ gameType }) => gameType === type)]);
}

/** Rows of one category in the order of its vendors; those of a vendor that it does not have come last, as they came. */
export function byVendor<R extends { readonly vassalage: string }>(
  catalogue: Catalogue,
  category: string,
  rows: readonly R[],
): R[] {
  const vendors =
    catalogue.vendorsByCategory().find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
  const order = new Map(vendors.map(({ vassalage }, place) => [vassalage, place]));
  const placeOf = ({ vassalage }: R): number => order.get(vassalage) ?? order.size;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
