import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './instance';
import { type LanguageCode, languageOf } from './languages';

/** The language code in force, followed by the component. */
export function useLanguage(): LanguageCode {
  const { i18n: instance } = useTranslation(undefined, { i18n });
  return languageOf(instance.language);
}

/** How long a language has to stand before anything is asked for or checked anew in it, in ms (S9-CONST-08). */
const LANGUAGE_DEBOUNCE = 200;

/**
 * The language in force, once it has not changed for 200 ms: lists are asked for in it (S4-GAMELIST-06), errors of forms are
 * checked again in it (S5-VALIDATION-09).
 *
 * @param onSettle called with the new language just before it is given
 */
export function useSettledLanguage(onSettle: (language: LanguageCode) => void): LanguageCode {
  const language = useLanguage();
  const [settled, setSettled] = useState(language);
  const latest = useRef(onSettle);
  latest.current = onSettle;
  useEffect(() => {
    if (settled === language) return;
    const timer = setTimeout(() => {
      latest.current(language);
      setSettled(language);
    }, LANGUAGE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [language, settled]);
  return settled;
}
