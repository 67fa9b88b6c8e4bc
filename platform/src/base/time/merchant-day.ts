import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs';
import type { Day } from './days';

/**
 * A moment's day by a merchant's clock (B002). Takes some 0.2 ms: use it once per call, not once per row.
 *
 * @param timeZone IANA name, e.g. `Asia/Bangkok`
 * @throws RangeError for an unknown zone
 */
export const merchantDayOf = (moment: Date, timeZone: string): Day => dayjs(moment).tz(timeZone).format('YYYY-MM-DD');

/**
 * The moment when a merchant's clock first shows a time of a day, by default its beginning (B002); if a change of clocks skips
 * that time, the change. As slow as `merchantDayOf`.
 *
 * @param timeZone IANA name
 * @param time `HH:mm`
 */
export function merchantMoment(day: Day, timeZone: string, time = '00:00'): Date {
  const clock = dayjs.utc(`${day} ${time}`);
  const momentAt = (shown: Dayjs) => dayjs.tz(shown.format('YYYY-MM-DD HH:mm'), timeZone);
  const moment = momentAt(clock);
  // A time that occurs twice is read as the second one; an hour after the hour before is the first.
  const first = momentAt(clock.subtract(1, 'hour')).add(1, 'hour');
  return (first.isBefore(moment) ? first : moment).toDate();
}
