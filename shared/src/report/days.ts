import { currentLocale } from '@foyer/shared/i18n';
import { type Day, dateOf, dayOf } from '../time';

const formats = {
  /** Tue, 18 Nov */
  long: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** 18 Nov */
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in the member's language. */
export function dayText(day: Day, form: keyof typeof formats): string {
  return new Intl.DateTimeFormat(currentLocale(), formats[form]).format(dateOf(day));
}

/** The device-local time of a moment, 24 hours. */
export function timeText(moment: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** Date with its year and time of a moment by the device, 24 hours as in the lists. */
export const stampText = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    moment,
  );

/** Day and time of a moment by the device. */
export const momentText = (moment: number): string => `${dayText(dayOf(moment), 'long')} ${timeText(moment)}`;
