import { currentLocale } from '@foyer/shared/i18n';
import { type Day, dateOf } from '@foyer/shared/time';

/** A day of the merchant in the member's language. */
export const dayText = (day: Day): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(dateOf(day));
