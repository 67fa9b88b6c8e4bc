/// <reference lib="dom" />
import { dictionaryOf, hasTexts, type LanguageCode, languages } from '@foyer/shared/i18n';
import { addTexts } from '@foyer/shared/shell';
import type { DevHub } from './messages';

const { __foyerDev: hub } = globalThis as unknown as { readonly __foyerDev: DevHub };

/** Gives a saved dictionary to every language that shows it; components that show its texts are drawn again. */
hub.takeTexts = (part, dictionary, texts) => {
  for (const code of Object.keys(languages) as LanguageCode[])
    if (dictionaryOf(code) === dictionary && hasTexts(part, code)) addTexts(part, code, texts);
};
