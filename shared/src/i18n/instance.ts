import { createInstance, type FormatterModule, type i18n as Instance } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { slotsOfShell } from '../storage/slots-of';
import { countIn } from './in-language';
import { dictionaryOf, isRightToLeft, type LanguageCode, languageOf, languages } from './languages';

/** A flat dictionary from dotted keys to texts. */
export type Dictionary = Readonly<Record<string, string>>;

const storedLanguage = slotsOfShell.namedText('language');

/** The dictionaries of all parts of a page. Parts read them with `useT` and `text`. */
export const i18n: Instance = createInstance();

/** Letters and digits of the languages that are read from the right. */
const READ_FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A number stands in the digits of the language, as amounts and times do; what is no count is put in as a text.
 * A date of the language within an English sentence keeps an order of its own.
 */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => {
    if (typeof value === 'number') return countIn(value, currentLocale());
    return isBorrowed(currentLanguage()) && typeof value === 'string' && READ_FROM_RIGHT.test(value)
      ? `\u2068${value}\u2069`
      : (value as string);
  },
};

void i18n
  .use(initReactI18next)
  .use(formatter)
  .init({
    lng: languageOf(storedLanguage.get()),
    fallbackLng: 'EN',
    // The product's codes are upper case; with `cleanCode` i18next would not find their dictionaries.
    cleanCode: false,
    // With `resources` given, i18next is ready at once.
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // A value is put in as it is: React escapes what it shows, and no value is read as a text again (F-HTML-07).
    interpolation: { escapeValue: false, skipOnVariables: true, alwaysFormat: true },
    // What is no key stays as it was written, too.
    parseMissingKeyHandler: (key) => key,
    // Who shows texts of a part follows that part's: see `optionsOf`.
    react: { useSuspense: false, bindI18nStore: '' },
  });

/** The language code, e.g. `TY`: for storage and queries. */
export const currentLanguage = (): LanguageCode => languageOf(i18n.language);

/** The language's BCP 47 tag: for Intl, dates and `lang`. */
export const currentLocale = (): string => languages[currentLanguage()];

/** The event that texts of one part were added. i18next's own is for all parts, whose users would all be drawn anew. */
const addedOf = (part: string): string => `added:${part}`;

/** Adds the texts of one part; `dictionary` is the one that `dictionaryOf(code)` names. */
export function addTexts(part: string, code: LanguageCode, dictionary: Dictionary): void {
  const texts = isBorrowed(code) ? isolated(dictionary) : dictionary;
  i18n.addResourceBundle(code, part, texts, false, false, { silent: true, skipCopy: true });
  i18n.emit(addedOf(part));
}

interface Followed {
  readonly i18n: Instance;
  readonly bindI18n: string;
}

const followed = new Map<string, Followed>();

/** How `useTranslation` follows the language and the texts of one part: the same object each time, which saves it work. */
export function optionsOf(part: string): Followed {
  const known = followed.get(part) ?? { i18n, bindI18n: `languageChanged ${addedOf(part)}` };
  followed.set(part, known);
  return known;
}

/** A right-to-left language that shows English texts. */
const isBorrowed = (code: LanguageCode): boolean => isRightToLeft(code) && dictionaryOf(code) === 'EN';

/**
 * The direction of the texts where it is not that of the page: of a language that shows English ones. For a sentence of several
 * texts or with a link in it, whose parts would stand in the order of the page (decision 56).
 */
export const sentenceDirection = (): 'ltr' | undefined => (isBorrowed(currentLanguage()) ? 'ltr' : undefined);

/** Wraps each text in a direction of its own (U+2066 to U+2069), so that its full stop stays at its end. */
const isolated = (dictionary: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(dictionary).map(([key, text]) => [key, `\u2066${text}\u2069`]));

export const hasTexts = (part: string, code: LanguageCode): boolean => i18n.hasResourceBundle(code, part);

function showLanguage(code: LanguageCode): void {
  document.documentElement.lang = languages[code];
  document.documentElement.dir = isRightToLeft(code) ? 'rtl' : 'ltr';
}
showLanguage(currentLanguage());

type LoadTexts = (code: LanguageCode) => Promise<unknown>;
let loadTexts: LoadTexts = async () => undefined;

/** Sets how the dictionaries of another language are loaded. The shell calls it. */
export function provideTexts(load: LoadTexts): void {
  loadTexts = load;
}

/** Loads the texts, then changes the language and stores the choice (S3-LANG-01). Rejects when the texts do not load. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await loadTexts(code);
  storedLanguage.set(code);
  showLanguage(code);
  await i18n.changeLanguage(code);
}

export { dictionaryOf };
