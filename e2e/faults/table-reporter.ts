import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation with a case's time in ms. */
export const MILLISECONDS = 'milliseconds';
const MODES = ['once', 'always', 'recovered'];

type Cells = Map<string, Map<string, Map<string, string>>>;

/** Prints the results as a table: a row per remote and file, a column per fault, ms per mode. */
export default class TableReporter implements Reporter {
  private readonly cells: Cells = new Map();

  onTestEnd(test: TestCase, result: TestResult): void {
    const [remote, file, kind, mode] = test.title.split(' ');
    if (!remote || !file || !kind || !mode || !MODES.includes(mode)) return;
    const figure = result.annotations.find(({ type }) => type === MILLISECONDS)?.description;
    const row = this.cells.get(`${remote} ${file}`) ?? new Map<string, Map<string, string>>();
    const cell = row.get(kind) ?? new Map<string, string>();
    cell.set(mode, result.status === 'passed' ? (figure ?? '?') : 'FAILED');
    this.cells.set(`${remote} ${file}`, row.set(kind, cell));
  }

  onEnd({ status, duration }: FullResult): void {
    const kinds = [...new Set([...this.cells.values()].flatMap((row) => [...row.keys()]))];
    const rows = [...this.cells].sort(([a], [b]) => a.localeCompare(b));
    const lines = rows.map(([name, row]) => [
      name,
      ...kinds.map((kind) => MODES.map((mode) => row.get(kind)?.get(mode) ?? '-').join(' ')),
    ]);
    const table = [['', ...kinds], ['', ...kinds].map(() => '---'), ...lines];
    const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
    const text = table.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
    console.log(`
Milliseconds from the answer of the document until the page was there: fault once (the same release serves), always (the last
good release serves), on both releases and then recovered (from the press of the retry button).

${text.join('\n')}

${status}, ${Math.round(duration / 1000)} s
`);
  }
}
