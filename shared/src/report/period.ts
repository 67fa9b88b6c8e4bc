import { addDays, countDays, type Day, isDay } from '../time';

export const periods = ['today', 'yesterday', '7', '30', 'custom'] as const;
type PeriodName = (typeof periods)[number];

/** Longest range of one request, in days. */
export const MAX_DAYS = 31;

export interface DayRange {
  from: Day;
  to: Day;
}

/** The days of a record, and how they were chosen. */
export interface Period extends DayRange {
  period: PeriodName;
}

/** The item of a list that a text names. */
export const known = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value);

/** What is wrong with a range: a key of the shared texts, and its field. */
export function rangeProblem({ from, to }: DayRange, today: Day): { field: keyof DayRange; key: string } | undefined {
  if (!isDay(from)) return { field: 'from', key: 'report.range.missing' };
  if (!isDay(to)) return { field: 'to', key: 'report.range.missing' };
  if (from > to) return { field: 'from', key: 'report.range.order' };
  if (to > today) return { field: 'to', key: 'report.range.future' };
  if (countDays(from, to) > MAX_DAYS) return { field: 'from', key: 'report.range.long' };
  return undefined;
}

function rangeOf(period: PeriodName, from: string, to: string, today: Day): Period {
  if (period === 'custom' && !rangeProblem({ from, to }, today)) return { period, from, to };
  if (period === 'today') return { period, from: today, to: today };
  if (period === 'yesterday') return { period, from: addDays(today, -1), to: addDays(today, -1) };
  if (period === '30') return { period, from: addDays(today, -29), to: today };
  return { period: period === 'custom' ? 'custom' : '7', from: addDays(today, -6), to: today };
}

/** Reads the days of an address; invalid values are ignored, the default is seven days. */
export function readPeriod(params: URLSearchParams, today: Day): Period {
  const period = known(periods, params.get('period')) ?? '7';
  return rangeOf(period, params.get('from') ?? '', params.get('to') ?? '', today);
}

/** The days as in an address, without default values. */
export const writePeriod = ({ period, from, to }: Period): Record<string, string> => ({
  ...(period === '7' ? {} : { period }),
  ...(period === 'custom' ? { from, to } : {}),
});
