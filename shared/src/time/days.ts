import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY, type Day } from './device-day';

// Each file imports the plugins it needs, so that a page loads no others (decision 39).
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A day as a moment in UTC, where all days have 24 hours. Strict, because dayjs reads 30 February as 2 March. */
const read = (day: Day) => dayjs.utc(day, DAY, true);

/** Whether a text is an existing day in the form of calls. */
export const isDay = (text: string | null): text is Day => text !== null && read(text).isValid();

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => read(day).add(count, 'day').format(DAY);

/** Number of days in a range, both ends included; 0 or less when it ends before it starts. */
export const countDays = (from: Day, to: Day): number => read(to).diff(read(from), 'day') + 1;

/** All days of a range, both ends included; none when it ends before it starts. */
export function daysBetween(from: Day, to: Day): Day[] {
  const first = read(from);
  const length = Math.max(0, countDays(from, to));
  return Array.from({ length }, (_, index) => first.add(index, 'day').format(DAY));
}

/** The day's noon in UTC, for `Intl` with `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => read(day).add(12, 'hour').toDate();
