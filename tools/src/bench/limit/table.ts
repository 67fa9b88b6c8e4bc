import type { Pairs } from '../measure';
import { type Median, medianOf, ratioOf } from '../stats';
import { interval, row, valuesOf, verdict } from '../table';
import type { Measured } from '../visit';

/** Pages whose largest paint may take this much of the limit's time; all others may take 1.5. */
const MOST: Partial<Record<string, number>> = { home: 1.3, account: 1.3, games: 1.3 };
const MOST_OF_OTHERS = 1.5;

const largest = (visits: readonly Measured[]): number[] => valuesOf(visits, 'largestPaint');
const ratio = (limit: readonly Measured[], other: readonly Measured[]): Median | undefined =>
  ratioOf(largest(limit), largest(other));

const TITLES = [
  ...['scenario', 'network', 'limit ms', 'one build', 'federated', 'at most', ''],
  ...['script KB until then', 'document of the limit KB', 'looks different'],
];

/** The largest paint of both builds against that of the frozen page, in ms and as ratios with their intervals. */
export function limitTable(all: readonly Pairs[]): string {
  const rows = all.flatMap(({ scenario, profile, one, fed, limit }) => {
    if (!limit) return [];
    const cell = (visits: readonly Measured[]) => {
      const found = ratio(limit.visits, visits);
      return `${medianOf(largest(visits)).toFixed(0)}, ${found ? interval(found) : '–'}`;
    };
    const most = MOST[scenario.name] ?? MOST_OF_OTHERS;
    const found = ratio(limit.visits, fed);
    const script = (visits: readonly Measured[]) => (medianOf(valuesOf(visits, 'scriptFirst')) / 1000).toFixed(1);
    return [
      row([
        ...[scenario.title, profile.title, medianOf(largest(limit.visits)).toFixed(0), cell(one), cell(fed)],
        ...[String(most), found ? verdict(found, most) : '–', `${script(one)} → ${script(fed)}`],
        ...[(limit.bytes / 1000).toFixed(1), `${(limit.difference * 100).toFixed(2)} %`],
      ]),
    ];
  });
  return [row(TITLES), row(TITLES.map(() => '---')), ...rows].join('\n');
}
