import { currentLocale } from '@foyer/shared/i18n';
import { dayOf } from '@foyer/shared/time';

/** The time of a message of today, else its day. */
export function shortTime(moment: number): string {
  const isToday = dayOf(moment) === dayOf(Date.now());
  return new Intl.DateTimeFormat(currentLocale(), isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(
    moment,
  );
}

export const fullTime = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeStyle: 'short' }).format(moment);
