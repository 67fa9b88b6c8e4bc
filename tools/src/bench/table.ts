import type { Pairs } from './measure';
import { type Median, median, medianOf, ratioOf } from './stats';
import type { Measured } from './visit';

type Figure = { [K in keyof Measured]: Measured[K] extends number ? K : never }[keyof Measured];

const columns: readonly { title: string; figure: Figure; show: (value: number) => string }[] = [
  { title: 'largest paint ms', figure: 'largestPaint', show: (value) => value.toFixed(0) },
  { title: 'first paint ms', figure: 'firstPaint', show: (value) => value.toFixed(0) },
  { title: 'content ms', figure: 'content', show: (value) => value.toFixed(0) },
  { title: 'script KB', figure: 'scriptBytes', show: (value) => (value / 1000).toFixed(1) },
  { title: 'code KB', figure: 'codeBytes', show: (value) => (value / 1000).toFixed(1) },
  { title: 'requests', figure: 'requests', show: (value) => value.toFixed(0) },
  { title: 'of code', figure: 'codeRequests', show: (value) => value.toFixed(0) },
  { title: 'depth', figure: 'depth', show: (value) => value.toFixed(0) },
  { title: 'shift', figure: 'shift', show: (value) => value.toFixed(3) },
];

export const valuesOf = (measured: readonly Measured[], figure: Figure): number[] =>
  measured.map((each) => each[figure]);

export const interval = ({ value, low, high }: Median): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

function cell({ one, fed }: Pairs, { figure, show }: (typeof columns)[number]): string {
  const [base, other] = [valuesOf(one, figure), valuesOf(fed, figure)];
  const both = `${show(medianOf(base))} → ${show(medianOf(other))}`;
  const compared = ratioOf(base, other);
  const timed = ['largestPaint', 'firstPaint', 'content', 'scriptBytes', 'codeBytes'].includes(figure);
  if (medianOf(base) === 0 && medianOf(other) === 0) return timed ? '–' : both;
  return timed && compared ? `${both}, ${interval(compared)}` : both;
}

export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** All figures as a Markdown table: one build → federated, and the ratio with its interval. */
export function figuresTable(all: readonly Pairs[]): string {
  const titles = ['scenario', 'network', ...columns.map(({ title }) => title)];
  const rows = all.map((pairs) => [
    pairs.scenario.title,
    pairs.profile.title,
    ...columns.map((column) => cell(pairs, column)),
  ]);
  return [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n');
}

interface Aim {
  text: string;
  most: number;
  /** The ratio, or the federated site's bytes; undefined when the aim does not apply. */
  found: (pairs: Pairs, all: readonly Pairs[]) => Median | undefined;
}

const isCold = ({ scenario }: Pairs): boolean => !scenario.again && !scenario.press;
const ratio = ({ one, fed }: Pairs, figure: Figure) => ratioOf(valuesOf(one, figure), valuesOf(fed, figure));

const aims: readonly Aim[] = [
  {
    text: 'largest paint of one build',
    most: 1.05,
    found: (pairs) => (isCold(pairs) ? ratio(pairs, 'largestPaint') : undefined),
  },
  {
    text: 'script bytes of one build',
    most: 1.2,
    found: (pairs) => (isCold(pairs) ? ratio(pairs, 'scriptBytes') : undefined),
  },
  {
    text: 'bytes of code after a release, one build with hashed names in one folder',
    most: 0.3,
    found: (pairs) => (pairs.scenario.again ? ratio(pairs, 'codeBytes') : undefined),
  },
  {
    text: 'bytes of code after a release, one build in a folder a release, as parts are',
    most: 0.3,
    // All addresses of a new one build are new, so it costs a cold visit.
    found: (pairs, all) => {
      if (!pairs.scenario.again) return undefined;
      const { path, as } = pairs.scenario;
      const same = ({ scenario, profile }: Pairs) =>
        scenario.path === path && scenario.as === as && profile.name === pairs.profile.name;
      const first = all.find((each) => isCold(each) && same(each));
      return first && ratioOf(valuesOf(first.one, 'codeBytes'), valuesOf(pairs.fed, 'codeBytes'));
    },
  },
  {
    text: 'requests in line of one build, first visit to a remote',
    most: 1,
    found: (pairs) => (pairs.scenario.press ? ratio(pairs, 'depth') : undefined),
  },
  {
    text: 'bytes of script of a cold home',
    most: 200_000,
    found: ({ scenario, fed }) => (scenario.name === 'home' ? median(valuesOf(fed, 'scriptBytes')) : undefined),
  },
];

/** An aim inside of the interval is undecided. */
export function verdict({ low, high }: Median, most: number): string {
  if (high <= most) return 'met';
  return low > most ? 'missed' : 'not settled';
}

export function aimsTable(all: readonly Pairs[]): string {
  const rows = aims.flatMap(({ text, most, found: find }) =>
    all.flatMap((pairs) => {
      const found = find(pairs, all);
      if (!found) return [];
      const shown = most > 1000 ? found.value.toFixed(0) : interval(found);
      return [row([text, `${most}`, pairs.scenario.title, pairs.profile.title, shown, verdict(found, most)])];
    }),
  );
  const titles = ['aim', 'at most', 'scenario', 'network', 'measured', ''];
  return [row(titles), row(titles.map(() => '---')), ...rows].join('\n');
}
