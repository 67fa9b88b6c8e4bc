import { currentLocale, timeText } from '@foyer/shared/i18n';
import { type Day, dateOf, dayOf } from '../time';

export { stampText, timeText } from '@foyer/shared/i18n';

const formats = {
  /** Tue, 18 Nov */
  long: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** 18 Nov */
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** 18 Nov 2026 */
  full: { dateStyle: 'medium', timeZone: 'UTC' },
  /** Tue */
  weekday: { weekday: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in the member's language. */
export function dayText(day: Day, form: keyof typeof formats): string {
  return new Intl.DateTimeFormat(currentLocale(), formats[form]).format(dateOf(day));
}

/** Day and time of a moment by the device. */
export const momentText = (moment: number): string => `${dayText(dayOf(moment), 'long')} ${timeText(moment)}`;
