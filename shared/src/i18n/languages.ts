/**
 * Every language code of the product with its BCP 47 tag (S1-LANG-03, A058, A059). The raw code is for storage and queries;
 * the tag is for `lang`, Intl and dates, which would read TY as Tahitian.
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

/** A language by its code of the product, such as TY for Thai. */
export type LanguageCode = keyof typeof languages;

/** The languages a member may choose (S2-LANG-01); the names are in their own script. */
export const pickable = [
  { code: 'TY', name: 'ไทย' },
  { code: 'EN', name: 'English' },
] as const satisfies readonly { code: LanguageCode; name: string }[];

/** The language of a visitor who chose none: Thai, whose code of the product is TY. */
export const DEFAULT_LANGUAGE: LanguageCode = 'TY';

/** A stored code that is not in the registry falls back to the default (A058). */
export function languageOf(stored: string | undefined): LanguageCode {
  return stored !== undefined && Object.hasOwn(languages, stored) ? (stored as LanguageCode) : DEFAULT_LANGUAGE;
}

/** TH shares the texts of TY; every other language than TY reads EN until it has texts of its own (A059). */
export function dictionaryOf(code: LanguageCode): 'TY' | 'EN' {
  return code === 'TY' || code === 'TH' ? 'TY' : 'EN';
}

/** Whether a language is written from right to left. */
export const isRightToLeft = (code: LanguageCode): boolean => code === 'AR' || code === 'UR' || code === 'FA';
