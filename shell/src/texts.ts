import { type Dictionary, dictionaryOf, hasTexts, type LanguageCode } from '@foyer/shared/i18n';
import { addTexts } from '@foyer/shared/shell';

type Loaded = Promise<{ default: Dictionary }>;

/** Both dictionaries of a language share a chunk, which the boot script has preloaded. */
const chunks: Record<'EN' | 'TY', () => [kit: Loaded, shell: Loaded]> = {
  EN: () => [
    import(/* webpackChunkName: "i18n-EN" */ '@foyer/shared/i18n/texts/EN.json'),
    import(/* webpackChunkName: "i18n-EN" */ './i18n/EN.json'),
  ],
  TY: () => [
    import(/* webpackChunkName: "i18n-TY" */ '@foyer/shared/i18n/texts/TY.json'),
    import(/* webpackChunkName: "i18n-TY" */ './i18n/TY.json'),
  ],
};

/** Loads the texts of kit and shell, once for each language. Rejects when they do not load. */
export async function loadShellTexts(code: LanguageCode): Promise<void> {
  if (hasTexts('shell', code)) return;
  const [kit, shell] = await Promise.all(chunks[dictionaryOf(code)]());
  addTexts('shared', code, kit.default);
  addTexts('shell', code, shell.default);
}
