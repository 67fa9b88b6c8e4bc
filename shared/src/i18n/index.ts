import { useTranslation } from 'react-i18next';
import { i18n, optionsOf } from './instance';

export { formatMoney, signOf } from './amounts';
export { datesText, dateText, dayMonthText, stampText, timeText } from './clock';
export {
  changeLanguage,
  currentLanguage,
  currentLocale,
  type Dictionary,
  dictionaryOf,
  hasTexts,
  sentenceDirection,
} from './instance';
export { DEFAULT_LANGUAGE, type LanguageCode, languages, pickable } from './languages';
export { clockDigits, compactText, countdownText, countText, decimalText, percentText } from './numbers';
export { useHasTexts, useLanguage, useSettledLanguage } from './use-language';

/** A text without values has nothing to be put in. Looking for it took about a fourth of the time of home's texts. */
const AS_WRITTEN: Record<string, unknown> = { skipInterpolation: true };

/** Gives the text of a key; `values` replace `{{names}}` in it. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Texts of one part, which follow the language. The namespace is the remote's name, `shared` for the kit and error
 * codes, or `shell`.
 */
export function useT(part = 'shared'): Translate {
  const { t } = useTranslation(part, optionsOf(part));
  return (key, values) => t(key, values ?? AS_WRITTEN);
}

/** A text outside of components, e.g. for a toast. */
export const text = (part: string, key: string, values?: Record<string, unknown>): string =>
  i18n.t(key, { ns: part, ...values });
