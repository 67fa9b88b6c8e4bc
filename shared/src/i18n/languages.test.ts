import {
  changeLanguage,
  currentLanguage,
  currentLocale,
  DEFAULT_LANGUAGE,
  languages,
  pickable,
  text,
} from '@foyer/shared/i18n';
import { addTexts, provideTexts } from './instance';
import { dictionaryOf, isRightToLeft, languageOf } from './languages';

afterEach(() => provideTexts(async () => undefined));

describe('languages', () => {
  it('knows 35 codes, the named ones among them, each with a tag that the browser knows', async () => {
    await proves('S1-LANG-03', () => {
      expect(Object.keys(languages)).toHaveLength(35);
      expect(Object.keys(languages)).toEqual(
        expect.arrayContaining(['CN', 'EN', 'JA', 'TH', 'VI', 'ES', 'ID', 'KO', 'PT', 'TW', 'TR', 'AR', 'RU', 'FR']),
      );
    });
    for (const tag of Object.values(languages)) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(languages.TY).toBe('th');
  });

  it('starts in TY and offers TY and EN', async () => {
    await proves(['S9-CONST-31', 'S1-LANG-01'], () => {
      expect(DEFAULT_LANGUAGE).toBe('TY');
      expect(languageOf(undefined)).toBe('TY');
    });
    await proves('S9-CONST-31', () => expect(pickable.map(({ code }) => code)).toEqual(['TY', 'EN']));
  });

  it('names those it offers in their own script', () => {
    const own = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
    expect(pickable.map(({ name }) => name)).toEqual(pickable.map(({ code }) => own(languages[code])));
  });

  it.each([
    ['EN', 'en', 'ltr'],
    ['FA', 'fa', 'rtl'],
    ['XX', 'th', 'ltr'],
  ])('starts in the stored language %s, and the page says so', (stored, lang, dir) => {
    localStorage.setItem('language', stored);
    jest.isolateModules(() => {
      expect(jest.requireActual<typeof import('@foyer/shared/i18n')>('@foyer/shared/i18n').currentLocale()).toBe(lang);
    });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
    localStorage.clear();
  });

  it.each(['XX', '', 'ty', 'constructor', 'toString'])('takes a stored "%s" for the default', (code) => {
    expect(languageOf(code)).toBe('TY');
  });

  it('gives TH the texts of TY, and every other language those of EN', () => {
    for (const code of ['TY', 'TH'] as const) expect(dictionaryOf(code)).toBe('TY');
    for (const code of ['EN', 'AR', 'CN', 'MN'] as const) expect(dictionaryOf(code)).toBe('EN');
    expect((Object.keys(languages) as (keyof typeof languages)[]).filter(isRightToLeft).sort()).toEqual([
      'AR',
      'FA',
      'UR',
    ]);
  });

  it('changes once the texts are there, remembers it, and turns the page where it is read from the right', async () => {
    addTexts('shared', 'EN', { hello: 'Hello' });
    addTexts('shared', 'TY', { hello: 'สวัสดี' });
    const loaded = jest.fn(async () => expect(currentLanguage()).toBe('TY'));
    provideTexts(loaded);
    await changeLanguage('EN');
    expect(loaded).toHaveBeenCalledWith('EN');
    await proves('S3-LANG-01', () => expect(localStorage.getItem('language')).toBe('EN'));
    expect([text('shared', 'hello'), currentLocale(), document.documentElement.lang]).toEqual(['Hello', 'en', 'en']);

    provideTexts(async () => undefined);
    await changeLanguage('AR');
    expect(document.documentElement.dir).toBe('rtl');
    expect(text('shared', 'hello')).toBe('Hello');
    await changeLanguage('TY');
    expect([document.documentElement.dir, document.documentElement.lang, text('shared', 'hello')]).toEqual([
      'ltr',
      'th',
      'สวัสดี',
    ]);
  });

  it('keeps the order of English words and marks where the page is read from the right', async () => {
    for (const code of ['AR', 'FA', 'UR'] as const) addTexts('shared', code, { sure: 'Are you sure?' });
    for (const code of ['AR', 'FA', 'UR'] as const) {
      await changeLanguage(code);
      expect(text('shared', 'sure')).toBe('\u2066Are you sure?\u2069');
    }
    addTexts('shared', 'EN', { sure: 'Are you sure?' });
    await changeLanguage('EN');
    expect(text('shared', 'sure')).toBe('Are you sure?');
    await changeLanguage('TY');
  });

  it('stays as it is when the texts do not come', async () => {
    provideTexts(() => Promise.reject(new Error('gone')));
    await expect(changeLanguage('EN')).rejects.toThrow('gone');
    expect(currentLanguage()).toBe('TY');
    expect(localStorage.getItem('language')).toBe('TY');
  });
});
