import type { CallName } from '@foyer/shared/contract';

/** Which page of a report is asked for. */
export interface PageAsked {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Mark of the newest row of the first page: rows that arrive later are left out, so that no page skips or repeats one; else what `nextOf` says. */
  readonly upTo?: string;
}

export interface ReportPage<R> {
  readonly content: R[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** Where the rows of a report come from: a call and what it is asked for. */
export interface ReportSource<R, P extends ReportPage<R>> {
  readonly call: CallName;
  /** All that the rows depend on. */
  readonly of: object;
  readonly load: (asked: PageAsked, signal: AbortSignal) => Promise<P>;
  /** The row's mark in the order of the report: its moment and its number. */
  readonly markOf: (row: R) => string;
  /** For calls that say where their next page begins. */
  readonly nextOf?: (page: P) => string | undefined;
}

/** A mark as calls take it. */
export const markText = (moment: number, number: string): string => `${moment}-${number}`;

/** What the next page is asked with: where the call said, else the newest row's mark; none when there are no rows. */
export function nextMark<R, P extends ReportPage<R>>(
  source: ReportSource<R, P>,
  first: P,
  last: P,
): string | undefined {
  if (source.nextOf !== undefined) return source.nextOf(last);
  const [newest] = first.content;
  return newest === undefined ? undefined : source.markOf(newest);
}

/** Loads a page, with its mark if there is one. */
export function loadPage<R, P extends ReportPage<R>>(
  source: ReportSource<R, P>,
  asked: { readonly pageNo: number; readonly pageSize: number },
  mark: string | undefined,
  signal: AbortSignal,
): Promise<P> {
  return source.load(mark === undefined ? asked : { ...asked, upTo: mark }, signal);
}
