import { currentLocale } from '@foyer/shared/i18n';

/** A number of games in the digits and groups of the language. */
export const formatCount = (count: number): string => new Intl.NumberFormat(currentLocale()).format(count);
