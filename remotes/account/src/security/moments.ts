import { currentLocale } from '@foyer/shared/i18n';

/** A day in the member's language; `moment` in epoch milliseconds. */
export const day = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(moment);

/** A day and the time of it. */
export const dayAndTime = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
