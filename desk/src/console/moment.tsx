import { useLanguage } from '@foyer/shared/i18n';
import type { Moment } from '../calls/shapes';
import { isoOf, momentText } from '../format/moment';
import { usePerson } from './person';

/** A moment in the merchant's time zone. */
export function Time({ at, seconds = false }: { readonly at: Moment | string; readonly seconds?: boolean }) {
  useLanguage();
  const { timeZone } = usePerson();
  const moment = typeof at === 'string' ? Date.parse(at) : at;
  return <time dateTime={isoOf(moment)}>{momentText(moment, timeZone, seconds)}</time>;
}
