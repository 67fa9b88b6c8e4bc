import type { Activity, Announcement } from '../contract';

/** A condition on a row: what its field says, or without a value that it says anything. */
export type RowTest = readonly [field: string, value?: string | boolean];

/**
 * What stands in a hole of a row: the first of some fields that says something; the dates of a moment or of a period, whose end is
 * excluded, as `dateText` and `datesText` write them; or a moment as ISO 8601.
 */
export type RowHole =
  | readonly string[]
  | { readonly dates: { readonly from?: string; readonly until?: string } }
  | { readonly moment: string };

/** Rows of one kind of thing in a picture. */
export interface RowsOfPicture {
  readonly by: readonly RowTest[];
  /**
   * A row by what its fields say: `1` or `0` for each test of `by`; of several, one for each place, the last also for all that follow.
   * `{{0}}` stands where the text of the first hole belongs, `{{place}}` where the number of its place does.
   */
  readonly markup: Readonly<Record<string, string | readonly string[]>>;
  readonly holes: readonly RowHole[];
  readonly most: number;
  /** So many have their images, and those behind them stand without; undefined for all (decision 117). */
  readonly pictured?: number;
}

/** Requests whose answers to a visitor a platform puts into pictures, with their rows. */
export interface PicturedRows {
  readonly homeAnnouncements: Announcement;
  readonly registerBanners: Announcement;
  readonly activities: Activity;
}

/** The page shows rows of an answer, which the platform fills in (decision 119). */
export interface RowsDeclaration extends Pick<RowsOfPicture, 'by' | 'holes' | 'most'> {
  readonly request: keyof PicturedRows;
  /** The rows that the page shows: those whose field says one of these. */
  readonly only?: readonly [field: string, values: readonly string[]];
  /** A row for each place, which says all that a row can say. Its texts, for which holes are cut, stand nowhere else in the page. */
  readonly row: (place: number) => object;
  /** Puts such rows where the page finds them, as if the platform had answered. */
  answer(rows: readonly object[]): void;
}

/** How a page of rows looks: with `{{rows}}` for them, and without any. */
export interface RowsView extends Pick<RowsDeclaration, 'request' | 'only'> {
  readonly markup: string;
  readonly empty: string;
  readonly rows: RowsOfPicture;
}
