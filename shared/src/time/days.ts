import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY, type Day } from './device-day';

// A plugin stands in each file that needs it, so that a page carries those alone that it reckons by (decision 39).
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A day is reckoned with where every day has 24 hours; read strictly, since the library takes 30 February for 2 March. */
const read = (day: Day) => dayjs.utc(day, DAY, true);

/** Whether a text is a day that the calendar has, written as calls take it. */
export const isDay = (text: string | null): text is Day => text !== null && read(text).isValid();

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => read(day).add(count, 'day').format(DAY);

/** How many days a range has, both ends included; 0 or less where the end lies before the start. */
export const countDays = (from: Day, to: Day): number => read(to).diff(read(from), 'day') + 1;

/** Every day of a range, both ends included; none where the end lies before the start. */
export function daysBetween(from: Day, to: Day): Day[] {
  const first = read(from);
  const length = Math.max(0, countDays(from, to));
  return Array.from({ length }, (_, index) => first.add(index, 'day').format(DAY));
}

/**
 * A moment within a day, for `Intl` to write: the day's noon in UTC, where its name is the same.
 *
 * @returns a date to be formatted with `timeZone: 'UTC'`
 */
export const dateOf = (day: Day): Date => read(day).add(12, 'hour').toDate();
