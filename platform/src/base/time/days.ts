import { dayjs } from './dayjs';

/** A calendar day, `YYYY-MM-DD`; its moments depend on the time zone. */
export type Day = string;

const DAY = 'YYYY-MM-DD';

/** Parses a day in UTC, where each has 24 hours; strictly, because the library would read 30 February as 2 March. */
const read = (day: Day) => dayjs.utc(day, DAY, true);

/**
 * The moments of a day in UTC: from its midnight up to, but not including, the next.
 *
 * @returns undefined for a day that does not exist
 */
export function momentsOf(day: string): { readonly from: Date; readonly to: Date } | undefined {
  const midnight = read(day);
  return midnight.isValid() ? { from: midnight.toDate(), to: midnight.add(1, 'day').toDate() } : undefined;
}

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: Day, count: number): Day => read(day).add(count, 'day').format(DAY);

/** Number of days from one to another: 0 for the same, negative if `to` is earlier. */
export const daysFrom = (from: Day, to: Day): number => read(to).diff(read(from), 'day');

/** A moment's day in UTC. */
export const dayOfUtc = (moment: Date | number): Day => dayjs.utc(moment).format(DAY);
