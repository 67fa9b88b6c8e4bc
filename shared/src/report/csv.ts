import dayjs from 'dayjs';
import { loadPage, nextMark, type ReportPage, type ReportSource } from './source';

/** Rows of one file at most (B019), and rows of one call. */
const MAX_ROWS = 10_000;
const PAGE_SIZE = 100;

/** A column of a file: its head, and a row's cell. Amounts stay as the platform tells them. */
export interface CsvColumn<R> {
  readonly head: string;
  readonly cell: (row: R) => string | undefined;
}

interface Gathered<R> {
  readonly rows: R[];
  /** Whether there were more rows than a file may have. */
  readonly cut: boolean;
}

/** All rows of a report up to the bound, page by page. */
export async function gatherRows<R, P extends ReportPage<R>>(
  source: ReportSource<R, P>,
  signal: AbortSignal,
): Promise<Gathered<R>> {
  const rows = new Map<string, R>();
  let first: P | undefined;
  let mark: string | undefined;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await loadPage(source, { pageNo, pageSize: PAGE_SIZE }, mark, signal);
    first ??= page;
    mark = nextMark(source, first, page);
    for (const row of page.content) rows.set(source.markOf(row), row);
    const more = pageNo < page.totalPages;
    if (!more || rows.size >= MAX_ROWS) {
      return { rows: [...rows.values()].slice(0, MAX_ROWS), cut: more || rows.size > MAX_ROWS };
    }
  }
}

/** A moment as ISO 8601 text by the device's clock, with its offset. */
export const isoText = (moment: number): string => dayjs(moment).format('YYYY-MM-DDTHH:mm:ss.SSSZ');

/** What a spreadsheet would run: it gets an apostrophe in front. A negative amount is a number and stays one. */
const runnable = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file by RFC 4180, with a mark of its encoding. */
export async function csvText<R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const text = papa.unparse([columns.map(({ head }) => head), ...lines], {
    escapeFormulae: runnable,
    newline: '\r\n',
  });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/** Hands a file to the browser. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
