import { ApiError } from '@foyer/shared/api';
import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/texts/EN.json';
import { CsvButton, type CsvColumn, isoText, type ReportPage, type ReportSource } from '.';
import { gatherRows } from './csv';

interface Row {
  readonly id: number;
  readonly text: string;
  readonly amount: string;
}
type Page = ReportPage<Row>;

/** A report of `count` rows, newest first, in which `fresh` new ones arrive between two pages. */
function reportOf(count: number, { fresh = 0, row = {} as Partial<Row> } = {}) {
  const asked: { pageNo: number; pageSize: number; upTo?: string }[] = [];
  let arrived = 0;
  const source: ReportSource<Row, Page> = {
    call: 'accountRecords',
    of: {},
    markOf: ({ id }) => `${1_763_769_600_000 + id}-${id}`,
    load: async (wanted) => {
      asked.push(wanted);
      const { pageNo, pageSize, upTo } = wanted;
      const newest = upTo === undefined ? count + arrived : Number(upTo.split('-')[1]);
      arrived += fresh;
      const first = newest - (pageNo - 1) * pageSize;
      const length = Math.max(0, Math.min(pageSize, first));
      const content = Array.from({ length }, (_, at) => ({ id: first - at, text: 'Kite', amount: '-1.50', ...row }));
      return { content, pageNum: pageNo, totalPages: Math.ceil(newest / pageSize) };
    },
  };
  return { source, asked };
}

const columns: CsvColumn<Row>[] = [
  { head: 'Number', cell: ({ id }) => String(id) },
  { head: 'Text', cell: ({ text }) => text },
  { head: 'Amount', cell: ({ amount }) => amount },
];

/** Presses the button and gives the saved file. */
async function saved(source: ReportSource<Row, Page>) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:file', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, unmount } = renderPart(<CsvButton source={source} columns={columns} file="deposits" />);
  await user.click(screen.getByRole('button', { name: EN['report.csv'] }));
  const note = await screen.findByText(/\w+ [\d,]+ rows|Something|upgrading/);
  click.mockRestore();
  const said = note.textContent;
  unmount();
  const bytes = blobs[0] === undefined ? '' : await textOf(blobs[0]);
  return { bytes, said, name: names[0], lines: bytes.split('\r\n').length - 2 };
}

/** The text of a blob with its mark, which `text()` would take away. */
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

it('is UTF-8 with a mark, quoted by RFC 4180, and runs nothing', async () => {
  await proves('F-REPORT-06', async () => {
    const file = async (text: string, amount = '-1.50') =>
      (await saved(reportOf(1, { row: { text, amount } }).source)).bytes.split('\r\n')[1];
    const { bytes, name } = await saved(reportOf(1).source);
    expect(name).toBe('deposits.csv');
    expect(bytes).toBe('\uFEFFNumber,Text,Amount\r\n1,Kite,-1.50\r\n');
    expect(await file('a "b", c')).toBe('1,"a ""b"", c",-1.50');
    expect(await file('two\nlines')).toBe('1,"two\nlines",-1.50');
    expect(await file('=1+1')).toMatch(/^1,"?'=1\+1"?,-1\.50$/);
    expect(await file('+66 81')).toMatch(/^1,"?'\+66 81"?,/);
    expect(await file('-1+cmd')).toMatch(/^1,"?'-1\+cmd"?,/);
    expect(await file('@SUM(A1)')).toMatch(/^1,"?'@SUM\(A1\)"?,/);
    expect(await file('\t=1')).toMatch(/^1,"?'\t=1"?,/);
    expect(await file('เงิน', '9007199254740993.01')).toBe('1,เงิน,9007199254740993.01');
  });
});

it('has every row once while others arrive, up to ten thousand, and says where it stopped', async () => {
  await proves('F-REPORT-06', async () => {
    const { source, asked } = reportOf(250, { fresh: 7 });
    const { rows, cut } = await gatherRows(source, new AbortController().signal);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, at) => 250 - at));
    expect(cut).toBe(false);
    const mark = source.markOf(rows[0]!);
    expect(asked).toEqual([
      { pageNo: 1, pageSize: 100 },
      { pageNo: 2, pageSize: 100, upTo: mark },
      { pageNo: 3, pageSize: 100, upTo: mark },
    ]);

    const whole = await saved(reportOf(10_000).source);
    expect([whole.lines, whole.said]).toEqual([10_000, 'Saved 10,000 rows.']);
    const long = await saved(reportOf(10_001).source);
    expect([long.lines, long.said]).toEqual([
      10_000,
      'The file ends after 10,000 rows. Choose fewer days for the rest.',
    ]);
  });
});

it('begins each page where the one before says, for calls that do', async () => {
  const { source, asked } = reportOf(0);
  const steps = {
    ...source,
    nextOf: ({ content }: Page) => content.at(-1)?.text,
    load: async (wanted: (typeof asked)[number]) => {
      asked.push(wanted);
      const id = 3 - wanted.pageNo;
      return { content: [{ id, text: `from ${id}`, amount: '1' }], pageNum: wanted.pageNo, totalPages: 3 };
    },
  };
  const { rows } = await gatherRows(steps, new AbortController().signal);
  expect(rows.map(({ id }) => id)).toEqual([2, 1, 0]);
  expect(asked).toEqual([
    { pageNo: 1, pageSize: 100 },
    { pageNo: 2, pageSize: 100, upTo: 'from 2' },
    { pageNo: 3, pageSize: 100, upTo: 'from 1' },
  ]);
});

it('saves nothing when a page fails, and says why', async () => {
  const { source } = reportOf(300);
  const failing = {
    ...source,
    load: (...[asked, signal]: Parameters<typeof source.load>) =>
      asked.pageNo === 2 ? Promise.reject(new ApiError('x', 'system.upgrading', 200)) : source.load(asked, signal),
  };
  expect(await saved(failing)).toMatchObject({ bytes: '', said: 'System upgrading, please try again later.' });
});

it('writes moments by ISO 8601 with the offset of the device', async () => {
  await proves('F-REPORT-06', () => {
    const moment = Date.UTC(2026, 10, 22, 17, 5, 9, 7);
    // Day, hour and minute are the device's, of a zone with part hours, too.
    const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(moment);
    expect(isoText(moment)).toMatch(/^2026-11-2\dT\d\d:\d\d:09\.007[+-]\d\d:\d\d$/);
    expect(isoText(moment).slice(0, 19)).toBe(shown.replace(' ', 'T'));
    expect(new Date(isoText(moment)).getTime()).toBe(moment);
  });
});
