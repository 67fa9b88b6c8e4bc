import type { GameCounts, Vendor } from '@foyer/shared/contract';
import type { Category } from '../catalogue/categories';

interface Counted {
  /** Number of games; undefined where it is not known. */
  readonly count: number | undefined;
}

export interface LobbyCategory extends Counted {
  readonly code: string;
  readonly studios: readonly (Vendor & Counted)[];
}

/**
 * Categories with their studios and how many games wait there (F-LOBBY-01). What has no game is left out; all are there, without
 * numbers, while the counts are not known.
 */
export function lobbyOf(categories: readonly Category[], counts: GameCounts | undefined): LobbyCategory[] {
  return categories.flatMap(({ code, vendors }): LobbyCategory[] => {
    if (counts === undefined)
      return [{ code, count: undefined, studios: vendors.map((vendor) => ({ ...vendor, count: undefined })) }];
    const counted = counts.find(({ gameCategory }) => gameCategory === code);
    if (counted === undefined) return [];
    const countOf = new Map(counted.vendors.map(({ vassalage, count }) => [vassalage, count]));
    const studios = vendors.flatMap((vendor) => {
      const count = countOf.get(vendor.vassalage);
      return count === undefined ? [] : [{ ...vendor, count }];
    });
    return [{ code, count: counted.count, studios }];
  });
}
