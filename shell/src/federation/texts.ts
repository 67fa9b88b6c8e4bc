import { type Dictionary, dictionaryOf, hasTexts, type LanguageCode } from '@foyer/shared/i18n';
import { addTexts } from '@foyer/shared/shell';
import { boot } from '../boot/state';
import { loadExpose } from './load-expose';

const onPage = new Set<string>();

export async function loadTexts(part: string, code: LanguageCode): Promise<void> {
  onPage.add(part);
  const expose = `i18n-${dictionaryOf(code)}`;
  if (hasTexts(part, code) || !boot().chosen[part]) return;
  const module = (await loadExpose(part, expose)) as { default?: Dictionary } & Dictionary;
  addTexts(part, code, module.default ?? module);
}

/** Loads the texts of all parts on this page, for a change of language. */
export const loadTextsOfParts = (code: LanguageCode): Promise<unknown> =>
  Promise.all([...onPage].map((part) => loadTexts(part, code)));
