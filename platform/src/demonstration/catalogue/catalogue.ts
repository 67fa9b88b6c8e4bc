import type { Category, Game, Vendor } from '../terms/types';
import type { Announcement } from './announcements/announcement';
import { ANNOUNCEMENTS } from './announcements/announcements';
import { CATEGORIES } from './categories';
import { createGames } from './games';
import { VENDORS } from './vendors';

const CATALOGUE_SEED = 20_260;

export interface Catalogue {
  readonly categories: readonly Category[];
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[];
  readonly announcements: readonly Announcement[];
}

/** Creates the catalogue; the same seed gives the same catalogue. */
export function createCatalogue(seed: number = CATALOGUE_SEED): Catalogue {
  return {
    categories: CATEGORIES,
    vendors: VENDORS,
    games: createGames(seed),
    announcements: ANNOUNCEMENTS,
  };
}
