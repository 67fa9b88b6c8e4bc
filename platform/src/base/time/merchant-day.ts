import { offsetAt, shownAt } from './clock';
import { dayjs } from './dayjs';
import { type Day, dayOfUtc } from './days';

const DAY_MS = 86_400_000;

/**
 * A moment's day by a merchant's clock (B002).
 *
 * @param timeZone IANA name, e.g. `Asia/Bangkok`
 * @throws RangeError for an unknown zone
 */
export const merchantDayOf = (moment: Date, timeZone: string): Day => dayOfUtc(shownAt(moment.getTime(), timeZone));

/**
 * The moment when a merchant's clock first shows a time of a day, by default its beginning (B002). Where a change of clocks skips
 * that time, it is as long after the change as the time is after the first that was skipped.
 *
 * @param timeZone IANA name
 * @param time `HH:mm`
 */
export function merchantMoment(day: Day, timeZone: string, time = '00:00'): Date {
  const shown = dayjs.utc(`${day} ${time}`).valueOf();
  // No clock is changed twice within two days.
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((moment) => offsetAt(moment, timeZone));
  // Of a time that occurs twice, the greater offset is the first; where it is skipped, the smaller one was in force before.
  const first = shown - Math.max(...offsets);
  return new Date(shownAt(first, timeZone) === shown ? first : shown - Math.min(...offsets));
}
