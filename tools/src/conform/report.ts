import type { CallName } from '@foyer/shared/contract';
import { cellsOf } from '../guides/calls-table';
import { rowOf } from './what-is-asked';

/**
 * `right`: its answers and refusals. `refuses`: its refusals are right, and more was not asked. `wrong`, `absent`: there is no such call.
 * `not asked`.
 */
export type Verdict = 'right' | 'refuses' | 'wrong' | 'absent' | 'not asked';

export interface Line {
  readonly call: CallName | 'site.json';
  readonly verdict: Verdict;
  /** What was asked, or why not. */
  readonly notes: readonly string[];
  readonly differences: readonly string[];
}

export interface Report {
  readonly platform: string;
  readonly lines: readonly Line[];
}

/** Differences that a line tells; the others are counted. */
const FIRST = 3;

const marks: Readonly<Record<Verdict, string>> = {
  right: 'right',
  refuses: 'refuses',
  wrong: 'WRONG',
  absent: 'not there',
  'not asked': 'not asked',
};

/** The row of the contract that an answer was held against, as the guide has it. */
function contractOf(call: Line['call']): string {
  if (call === 'site.json') return 'docs/guides/back-end.md, What is served beside the calls';
  const [, address, whose, takes, gives, owes] = cellsOf([call, rowOf(call)]).map((cell) => cell.replaceAll('`', ''));
  return `${address} | ${whose} | ${takes} | ${gives} | ${owes}`;
}

function textOf({ call, verdict, notes, differences }: Line): string[] {
  const said = notes.length === 0 ? '' : `  ${notes.join('; ')}`;
  const head = `${marks[verdict].padEnd(10)} ${call}${said}`;
  if (differences.length === 0) return [head];
  const more = differences.length - FIRST;
  return [
    head,
    ...differences.slice(0, FIRST).map((each) => `             - ${each}`),
    ...(more > 0 ? [`             - and ${more} more`] : []),
    `             contract: ${contractOf(call)}`,
  ];
}

const counted = (lines: readonly Line[]): Record<Verdict, number> => {
  const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return {
    ...{ right: of('right'), refuses: of('refuses'), wrong: of('wrong'), absent: of('absent') },
    'not asked': of('not asked'),
  };
};

/** One line a call, what is wrong of it below, and a summary. */
export function written({ platform, lines }: Report): string {
  const sums = counted(lines);
  return [
    ...lines.flatMap(textOf),
    '',
    `${platform}: ${sums.right} right, ${sums.refuses} right as far as their refusals go, ${sums.wrong} wrong, ` +
      `${sums.absent} not there, ${sums['not asked']} not asked.`,
  ].join('\n');
}

/** The report for a program. */
export const asJson = ({ platform, lines }: Report): string =>
  JSON.stringify(
    {
      platform,
      summary: counted(lines),
      calls: lines.map((line) => ({ ...line, ...(line.verdict === 'wrong' && { contract: contractOf(line.call) }) })),
    },
    undefined,
    2,
  );

/** 1 where something is wrong; with `whole` also where a call is not there. */
export const exitCodeOf = ({ lines }: Report, whole: boolean): 0 | 1 =>
  lines.some(({ verdict }) => verdict === 'wrong' || (whole && verdict === 'absent')) ? 1 : 0;

/** Takes secrets out of a report, wherever an answer repeated one. A secret of less than four characters is in every word. */
export function withoutSecrets(report: Report, secrets: readonly string[]): Report {
  const long = secrets.filter((each) => each.length >= 4);
  const clean = (text: string): string => long.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return {
    platform: report.platform,
    lines: report.lines.map((line) => ({
      ...line,
      notes: line.notes.map(clean),
      differences: line.differences.map(clean),
    })),
  };
}
