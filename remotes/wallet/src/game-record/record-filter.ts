import type { BetRecord } from '@foyer/shared/contract';
import { addDays, type Day, daysBetween, isDay } from './days';

export const periods = ['today', '7', '30', 'custom'] as const;
type Period = (typeof periods)[number];

export const statuses = ['won', 'lost', 'open', 'void'] as const satisfies readonly BetRecord['status'][];

/** Categories a member can have bet in; HOT is a selection of others (A075). */
export const gameTypes = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
  'SLOTS',
  'POKER',
] as const;

/** A range one may ask for at once, in days. */
export const MAX_DAYS = 31;

export interface DayRange {
  from: Day;
  to: Day;
}

/** What the page shows, as its address says it; "" is all. */
export interface RecordFilter extends DayRange {
  period: Period;
  gameType: string;
  status: string;
}

const known = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value);

/** What is wrong with a range: a key of this remote's texts, and the field it belongs to. */
export function rangeProblem({ from, to }: DayRange, today: Day): { field: keyof DayRange; key: string } | undefined {
  if (!isDay(from)) return { field: 'from', key: 'range.missing' };
  if (!isDay(to)) return { field: 'to', key: 'range.missing' };
  if (from > to) return { field: 'from', key: 'range.order' };
  if (to > today) return { field: 'to', key: 'range.future' };
  if (daysBetween(from, to).length > MAX_DAYS) return { field: 'from', key: 'range.long' };
  return undefined;
}

function rangeOf(period: Period, from: string, to: string, today: Day): DayRange & { period: Period } {
  if (period === 'custom' && !rangeProblem({ from, to }, today)) return { period, from, to };
  if (period === 'today') return { period, from: today, to: today };
  if (period === '30') return { period, from: addDays(today, -29), to: today };
  return { period: period === 'custom' ? 'custom' : '7', from: addDays(today, -6), to: today };
}

/** Reads the address. What cannot be understood counts as not said: seven days, everything. */
export function readFilter(params: URLSearchParams, today: Day): RecordFilter {
  const period = known(periods, params.get('period')) ?? '7';
  return {
    ...rangeOf(period, params.get('from') ?? '', params.get('to') ?? '', today),
    gameType: known(gameTypes, params.get('type')) ?? '',
    status: known(statuses, params.get('status')) ?? '',
  };
}

/** The address of a filter; what is usual is left out. */
export function writeFilter({ period, from, to, gameType, status }: RecordFilter): URLSearchParams {
  return new URLSearchParams({
    ...(period === '7' ? {} : { period }),
    ...(period === 'custom' ? { from, to } : {}),
    ...(gameType === '' ? {} : { type: gameType }),
    ...(status === '' ? {} : { status }),
  });
}

/** Whether something is left out that one could ask for with a wider filter. */
export const isNarrow = ({ period, gameType, status }: RecordFilter): boolean =>
  period !== '7' || gameType !== '' || status !== '';
