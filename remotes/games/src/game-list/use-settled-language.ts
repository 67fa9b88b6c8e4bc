import { type LanguageCode, useLanguage } from '@foyer/shared/i18n';
import { useEffect, useRef, useState } from 'react';

/** How long a language has to stand before lists are asked for in it, in ms (S4-GAMELIST-06). */
const LANGUAGE_DEBOUNCE = 200;

/**
 * The language in force, once it has not changed for a while.
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
