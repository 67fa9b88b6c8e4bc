import { useLanguage } from '@foyer/shared/i18n';
import type { Moment } from '../calls/shapes';
import { useMerchant } from '../session/merchant';
import { isoOf, momentText } from './moment';

/** A moment in the merchant's time zone. */
export function Time({ at, seconds = false }: { readonly at: Moment; readonly seconds?: boolean }) {
  useLanguage();
  const { timeZone } = useMerchant();
  return <time dateTime={isoOf(at)}>{momentText(at, timeZone, seconds)}</time>;
}
