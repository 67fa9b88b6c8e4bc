import { currentLocale } from '@foyer/shared/i18n';
import { addDays } from '@foyer/shared/time';
import type { Moment } from '../calls/shapes';

export const JOB_KINDS = ['rebate', 'salary', 'hourSalary', 'dividend', 'cashback', 'referral'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** No clock is further from the one of Greenwich. */
const FURTHEST_MS = 14 * HOUR_MS;
const FRIDAY = 5;

/** What the clock of a zone shows at a moment, as `2026-11-22T13:00`. */
function shown(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', year: 'numeric' },
    ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The merchant's day of a moment. */
export const dayIn = (moment: number, timeZone: string): string => shown(moment, timeZone).slice(0, 10);

const two = (value: number): string => String(value).padStart(2, '0');

function offsetOf(moment: number, local: string): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - moment) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Names of the hours that the clock shows on a day; one that comes twice is there twice, with another offset. */
export function hoursOf(day: string, timeZone: string): string[] {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnight)) return [];
  const names: string[] = [];
  for (let at = midnight - FURTHEST_MS; at < midnight + 24 * HOUR_MS + FURTHEST_MS; at += QUARTER_MS) {
    const local = shown(at, timeZone);
    if (local.startsWith(day) && local.endsWith(':00')) names.push(`${local}${offsetOf(at, local)}`);
  }
  return names;
}

/** First day of the period of a kind that a day lies in, or of the one before; hours have names of their own. */
export function periodOf(kind: JobKind, day: string): string {
  if (kind === 'dividend') return day.slice(8) < '16' ? `${day.slice(0, 8)}01` : `${day.slice(0, 8)}16`;
  if (kind === 'cashback') return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() - FRIDAY + 7) % 7));
  return day;
}

/** From when to when, by the merchant's clock. */
export function spanText(from: Moment, to: Moment, timeZone: string): string {
  const [start, end] = [new Date(from).getTime(), new Date(to).getTime()];
  const isHours = end - start <= HOUR_MS;
  return new Intl.DateTimeFormat(currentLocale(), {
    ...{ timeZone, calendar: 'gregory', year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
    ...(isHours ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  }).formatRange(start, isHours ? end : end - 1);
}
