import type { HotMatch } from '@foyer/shared/contract';
import type { ContentOf } from './content-kinds';

/** A vendor of games, as records, rounds and pages name and dress it. */
export interface CatalogueVendor {
  readonly code: string;
  readonly accountTypeName: string;
  /** Site-relative path of its mark. */
  readonly icon: string;
  /** Two colours as `#rrggbb`: the base one and the light one. */
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

/** What a category offers to filter by (S3-GAMELIST-04). */
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

/** A lottery at one moment; moments are epoch milliseconds. */
interface CatalogueLottery {
  readonly code: string;
  readonly vendor: string;
  readonly displayName: Readonly<Record<'EN' | 'TY', string>>;
  readonly gameClassifyNew: string;
  readonly lastIssue: string;
  readonly lastNumbers: readonly number[];
  readonly nextIssue: string;
  readonly nextDrawAt: number;
}

/**
 * What all merchants have in common until they put something of their own in place (docs/decisions/0034). The games themselves are
 * rows of the database. The calls ask for nothing else of whoever fills the platform.
 */
export interface Catalogue {
  /** The vendor of that code, or undefined when there is none. */
  readonly vendorOf: (code: string) => CatalogueVendor | undefined;
  readonly vendorsByCategory: () => readonly CategoryVendors[];
  /** By category, then by game type. */
  readonly filters: () => Readonly<Record<string, Readonly<Record<string, CategoryFilters>>>>;
  readonly lotteriesAt: (now: Date) => readonly CatalogueLottery[];
  /** Matches that are still to come, soonest first. */
  readonly hotMatchesAt: (now: Date) => readonly HotMatch[];
  readonly announcements: ContentOf<'announcements'>;
  /** Each with the round that goes on at that moment, else its next one. */
  readonly activitiesAt: (now: Date) => ContentOf<'activities'>;
  /** Paths of the faces that members choose from. */
  readonly avatars: readonly string[];
  /** The SVG document behind a path under `/art/`, or undefined when there is none. */
  readonly pictureOf: (path: string) => string | undefined;
}

/** A platform that nobody filled. */
export const NO_CATALOGUE: Catalogue = {
  vendorOf: () => undefined,
  vendorsByCategory: () => [],
  filters: () => ({}),
  lotteriesAt: () => [],
  hotMatchesAt: () => [],
  announcements: [],
  activitiesAt: () => [],
  avatars: [],
  pictureOf: () => undefined,
};
