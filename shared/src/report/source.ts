import type { CallName } from '@foyer/shared/contract';

/** Which page of a report is asked for. */
export interface PageAsked {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Mark of the newest row of the first page: rows that arrive later are left out, so that no page skips or repeats one. */
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
}

/** A mark as calls take it. */
export const markText = (moment: number, number: string): string => `${moment}-${number}`;

/** The newest row's mark; none when there are no rows. */
export function newestMark<R, P extends ReportPage<R>>(source: ReportSource<R, P>, first: P): string | undefined {
  const [newest] = first.content;
  return newest === undefined ? undefined : source.markOf(newest);
}

/** Loads a page, with the mark of the newest row if there is one. */
export function loadPage<R, P extends ReportPage<R>>(
  source: ReportSource<R, P>,
  asked: { readonly pageNo: number; readonly pageSize: number },
  mark: string | undefined,
  signal: AbortSignal,
): Promise<P> {
  return source.load(mark === undefined ? asked : { ...asked, upTo: mark }, signal);
}
