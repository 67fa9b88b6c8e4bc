import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, hasTexts, i18n, optionsOf } from './instance';
import { type LanguageCode, languageOf } from './languages';

/** Nothing but the language. */
const OF_LANGUAGE = { i18n };

export function useLanguage(): LanguageCode {
  const { i18n: instance } = useTranslation(undefined, OF_LANGUAGE);
  return languageOf(instance.language);
}

/** Whether the texts of a part are here in the member's language. Texts that came since it was drawn are found once it listens. */
export function useHasTexts(part: string): boolean {
  const { bindI18n } = optionsOf(part);
  const listen = useCallback(
    (heard: () => void) => {
      i18n.on(bindI18n, heard);
      return () => i18n.off(bindI18n, heard);
    },
    [bindI18n],
  );
  return useSyncExternalStore(listen, () => hasTexts(part, currentLanguage()));
}

/** Milliseconds without a further change, before anything is loaded or validated in a new language (S9-CONST-08). */
const LANGUAGE_DEBOUNCE = 200;

/**
 * The language once it is unchanged for 200 ms. Lists are loaded in it (S4-GAMELIST-06) and form errors checked again
 * (S5-VALIDATION-09).
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
