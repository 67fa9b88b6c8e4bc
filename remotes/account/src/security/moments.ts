import { currentLocale } from '@foyer/shared/i18n';

/** A date in the member's language; `moment` in epoch milliseconds. */
export const day = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(moment);

export const dayAndTime = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
