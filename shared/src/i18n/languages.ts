/**
 * All language codes of the product with their BCP 47 tags (S1-LANG-03, A058, A059). Storage and queries use the
 * code. `lang`, Intl and dates use the tag, because as a tag TY means Tahitian.
 */
export const languages = {
  TY: 'th',
  CN: 'zh-Hans',
  EN: 'en',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  ES: 'es',
  ID: 'id',
  KO: 'ko',
  PT: 'pt',
  TW: 'zh-Hant',
  TR: 'tr',
  AR: 'ar',
  RU: 'ru',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
  HI: 'hi',
  MS: 'ms',
  MY: 'my',
  KM: 'km',
  LO: 'lo',
  BN: 'bn',
  TA: 'ta',
  TE: 'te',
  UR: 'ur',
  FA: 'fa',
  PL: 'pl',
  NL: 'nl',
  UK: 'uk',
  SV: 'sv',
  EL: 'el',
  TL: 'fil',
  NE: 'ne',
  MN: 'mn',
} as const;

/** A language code of the product, such as TY for Thai. */
export type LanguageCode = keyof typeof languages;

/** Languages that a member may choose, named in their own script (S2-LANG-01). */
export const pickable = [
  { code: 'TY', name: 'ไทย' },
  { code: 'EN', name: 'English' },
] as const satisfies readonly { code: LanguageCode; name: string }[];

/** Thai: the language of visitors who have not chosen one. */
export const DEFAULT_LANGUAGE: LanguageCode = 'TY';

/** The language of a stored code; an unknown code gives the default (A058). */
export function languageOf(stored: string | undefined): LanguageCode {
  return stored !== undefined && Object.hasOwn(languages, stored) ? (stored as LanguageCode) : DEFAULT_LANGUAGE;
}

/** TH shares the texts of TY. Every language without texts of its own shows EN (A059). */
export function dictionaryOf(code: LanguageCode): 'TY' | 'EN' {
  return code === 'TY' || code === 'TH' ? 'TY' : 'EN';
}

export const isRightToLeft = (code: LanguageCode): boolean => code === 'AR' || code === 'UR' || code === 'FA';
