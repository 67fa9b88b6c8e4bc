import { currentLocale } from '@foyer/shared/i18n';

/** A moment by the device's clock: day and minute. */
export const momentText = (moment: number | undefined): string =>
  moment === undefined
    ? ''
    : new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
