import { currentLocale } from '@foyer/shared/i18n';
import type { Moment } from '../calls/shapes';

const dateOf = (moment: Moment): Date => new Date(moment);

const yearOf = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(date);

/** A moment in the merchant's zone, to the second where it matters; its year where that is not this one. */
export function momentText(moment: Moment, timeZone: string, seconds = false): string {
  const isThisYear = yearOf(dateOf(moment), timeZone) === yearOf(new Date(), timeZone);
  return new Intl.DateTimeFormat(currentLocale(), {
    ...{ timeZone, calendar: 'gregory', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...(seconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(dateOf(moment));
}

export const isoOf = (moment: Moment): string => dateOf(moment).toISOString();
