import type { HotMatch } from '@foyer/shared/contract';
import type { InBoth } from '../lottery/classes';
import type { Lottery } from '../lottery/lottery';
import type { Fixture } from '../sport/fixture';
import type { ContentOf } from './content-kinds';

export interface CatalogueVendor {
  readonly code: string;
  readonly accountTypeName: string;
  /** Site-relative path of its logo. */
  readonly icon: string;
  /** Base and light colour as `#rrggbb`. */
  readonly palette: readonly [base: string, light: string];
}

/** A category with its vendors, both in order (S3-GAMELIST-03). */
interface CategoryVendors {
  readonly gameCategory: string;
  readonly vendorNames: readonly {
    readonly gameType: string;
    readonly vassalage: string;
    readonly accountTypeName: string;
  }[];
}

/** The filters of a category (S3-GAMELIST-04). */
interface CategoryFilters {
  readonly vendors: readonly {
    readonly vassalage: string;
    readonly mobileSmallIcon: string;
    readonly accountTypeName: string;
    readonly background: string;
  }[];
  readonly gameClassify: readonly string[];
  readonly display: string;
}

/** A win that nobody had. */
export interface InventedWinner {
  readonly account: string;
  readonly lottery: string;
  /** Decimal text with two places. */
  readonly winAmount: string;
  readonly wonAt: Date;
}

/**
 * The content that all merchants share until they replace it (docs/decisions/0034). Games are rows of the database instead.
 */
export interface Catalogue {
  /** All vendors in order. */
  readonly vendors: readonly CatalogueVendor[];
  readonly vendorOf: (code: string) => CatalogueVendor | undefined;
  readonly vendorsByCategory: () => readonly CategoryVendors[];
  /** Filters by category, then by game type. */
  readonly filters: () => Readonly<Record<string, Readonly<Record<string, CategoryFilters>>>>;
  /** The name of a category, undefined for an unknown one. */
  readonly categoryName: (code: string) => InBoth | undefined;
  readonly lotteries: readonly Lottery[];
  /** Wins that a demonstration shows beside those of its members, newest first. Nobody else shows them. */
  readonly inventedWinnersAt: (now: Date) => readonly InventedWinner[];
  /** Matches that have not begun, soonest first. */
  readonly hotMatchesAt: (now: Date) => readonly HotMatch[];
  /** The matches of a length that begin at a vendor from one moment to before another, soonest first; none where it has no book. */
  readonly fixturesOf: (vendor: string, length: Fixture['length'], from: Date, until: Date) => readonly Fixture[];
  readonly announcements: ContentOf<'announcements'>;
  /** Each activity with its current round, else its next one. */
  readonly activitiesAt: (now: Date) => ContentOf<'activities'>;
  /** Rewards of every merchant without its own. */
  readonly giftsAt: (now: Date) => ContentOf<'gifts'>;
  /** Paths of the avatars that members choose from. */
  readonly avatars: readonly string[];
  /** The SVG document at a path under `/art/`, or undefined; a plain one, if there is one, for who saves data. */
  readonly pictureOf: (path: string, plain: boolean) => string | undefined;
}

/** The catalogue of a platform without any content. */
export const NO_CATALOGUE: Catalogue = {
  vendors: [],
  vendorOf: () => undefined,
  vendorsByCategory: () => [],
  filters: () => ({}),
  categoryName: () => undefined,
  lotteries: [],
  inventedWinnersAt: () => [],
  hotMatchesAt: () => [],
  fixturesOf: () => [],
  announcements: [],
  activitiesAt: () => [],
  giftsAt: () => [],
  avatars: [],
  pictureOf: () => undefined,
};
