import { currentLocale } from '@foyer/shared/i18n';
import type { Moment } from '../calls/shapes';

const dateOf = (moment: Moment): Date => new Date(moment);

/** A moment in the merchant's zone, to the second where it matters. */
export function momentText(moment: Moment, timeZone: string, seconds = false): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    ...{ timeZone, calendar: 'gregory', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...(seconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(dateOf(moment));
}

export const isoOf = (moment: Moment): string => dateOf(moment).toISOString();
