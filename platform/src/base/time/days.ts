import { dayjs } from './dayjs';

/** A day of the calendar: `YYYY-MM-DD`. Which moments it has depends on whose clock is asked. */
export type Day = string;

const DAY = 'YYYY-MM-DD';

/** Days are reckoned with where each has 24 hours; read strictly, since the library takes 30 February for 2 March. */
const read = (day: Day) => dayjs.utc(day, DAY, true);

/**
 * The moments of a day in UTC: from its midnight up to, not including, the next.
 *
 * @returns undefined for a text that is no day of the calendar
 */
export function momentsOf(day: string): { readonly from: Date; readonly to: Date } | undefined {
  const midnight = read(day);
  return midnight.isValid() ? { from: midnight.toDate(), to: midnight.add(1, 'day').toDate() } : undefined;
}

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day => read(day).add(count, 'day').format(DAY);

/** How many days lie between two: 0 for the same one, below 0 where `to` is the earlier. */
export const daysFrom = (from: Day, to: Day): number => read(to).diff(read(from), 'day');

/** The day of UTC that a moment lies in. */
export const dayOfUtc = (moment: Date | number): Day => dayjs.utc(moment).format(DAY);
