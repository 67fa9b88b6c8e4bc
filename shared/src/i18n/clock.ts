import { datesIn } from './dates';
import { currentLocale } from './instance';

/** The device-local time of a moment, 24 hours. */
export function timeText(moment: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** The device's date of a moment, with its year. */
export const dateText = (moment: number): string => datesIn([moment], currentLocale());

/** The device's day and month of a moment: `18 Nov`. */
export const dayMonthText = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short' }).format(moment);

/** The device's dates of two moments, with what they share said once: `13 – 15 Mar 2026`. */
export const datesText = (from: number, to: number): string => datesIn([from, to], currentLocale());

/**
 * Date with its year and time of a moment by the device, 24 hours as in the lists.
 * @param date `full` names the day of the week and the month in words
 */
export const stampText = (moment: number, date: 'medium' | 'full' = 'medium'): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: date, timeStyle: 'short', hourCycle: 'h23' }).format(moment);
