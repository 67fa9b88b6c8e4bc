import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { slotsOfShell } from '../storage/slots-of';
import { dictionaryOf, isRightToLeft, type LanguageCode, languageOf, languages } from './languages';

/** A dictionary is flat: dotted keys to texts. */
export type Dictionary = Readonly<Record<string, string>>;

const storedLanguage = slotsOfShell.namedText('language');

/** The dictionaries of all parts of a page; parts use `useT` and `text`. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: languageOf(storedLanguage.get()),
  fallbackLng: 'EN',
  // Codes of the product are upper case; "cleaning" them would lose every dictionary.
  cleanCode: false,
  // With resources given, it is ready at once.
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
});

/** The language code in force, e.g. `TY`: for storage and queries. */
export const currentLanguage = (): LanguageCode => languageOf(i18n.language);

/** The BCP 47 tag of the language in force: for Intl, dates and `lang`. */
export const currentLocale = (): string => languages[currentLanguage()];

/** Adds the texts of one part; `dictionary` is the one `dictionaryOf(code)` names. */
export function addTexts(part: string, code: LanguageCode, dictionary: Dictionary): void {
  i18n.addResourceBundle(code, part, isBorrowed(code) ? isolated(dictionary) : dictionary);
}

/** Written from right to left, and without texts of its own. */
const isBorrowed = (code: LanguageCode): boolean => isRightToLeft(code) && dictionaryOf(code) === 'EN';

/** Each text in a direction of its own (U+2066 to U+2069), so that its full stop stays at its end. */
const isolated = (dictionary: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(dictionary).map(([key, text]) => [key, `\u2066${text}\u2069`]));

/** Whether the texts of a part have come in a language. */
export const hasTexts = (part: string, code: LanguageCode): boolean => i18n.hasResourceBundle(code, part);

function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = languages[code];
  document.documentElement.dir = isRightToLeft(code) ? 'rtl' : 'ltr';
}
showLanguage(currentLanguage());

type LoadTexts = (code: LanguageCode) => Promise<unknown>;
let loadTexts: LoadTexts = async () => undefined;

/** The shell says how the texts of everything on the page come in another language. */
export function provideTexts(load: LoadTexts): void {
  loadTexts = load;
}

/** Changes the language once its texts are there, and remembers it (S3-LANG-01). Rejects when they do not come. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await loadTexts(code);
  storedLanguage.set(code);
  showLanguage(code);
  await i18n.changeLanguage(code);
}

export { dictionaryOf };
