import sharedEN from '@foyer/shared/i18n/texts/EN.json';
import sharedTY from '@foyer/shared/i18n/texts/TY.json';
import { addTexts, provideTexts } from '@foyer/shared/shell';
import frontEN from '../front/i18n/EN.json';
import frontTY from '../front/i18n/TY.json';
import EN from './i18n/EN.json';
import TY from './i18n/TY.json';

/** Both languages come with the console: its policy lets no script be loaded later. */
export function bringTexts(): void {
  addTexts('shared', 'EN', sharedEN);
  addTexts('shared', 'TY', sharedTY);
  addTexts('front', 'EN', frontEN);
  addTexts('front', 'TY', frontTY);
  addTexts('console', 'EN', EN);
  addTexts('console', 'TY', TY);
  provideTexts(async () => undefined);
}
