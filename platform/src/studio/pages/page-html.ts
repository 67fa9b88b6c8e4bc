import { readFile } from 'node:fs/promises';
import type { Dress, PageData } from '../protocol';

/** Folder of the built pages: made by `pnpm build`, `pnpm start` and the tests. */
export const PAGE_FOLDER = new URL('../dist/', import.meta.url);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

export interface PageOf {
  readonly template: 'game' | 'reels' | 'lobby';
  readonly title: string;
  readonly vendor: string;
  readonly icon: string;
  readonly language: string;
  readonly siteOrigin: string;
  readonly dress: Dress;
  readonly reels?: PageData['reels'];
}

/** The HTML of a vendor's page, with its data in a non-executable block. */
export async function pageHtml({
  template,
  title,
  vendor,
  icon,
  language,
  siteOrigin,
  dress,
  reels,
}: PageOf): Promise<string> {
  const source = await readFile(new URL(`${template}.html`, PAGE_FOLDER), 'utf8');
  const written: PageData = { ...dress, language, siteOrigin, ...(reels && { reels }) };
  const data = JSON.stringify(written).replaceAll('<', '\\u003c');
  const lang = language === 'TY' || language === 'TH' ? 'th' : 'en';
  return source
    .replace('lang="en"', `lang="${lang}"`)
    .replaceAll('{{title}}', () => escaped(title))
    .replaceAll('{{vendor}}', () => escaped(vendor))
    .replaceAll('{{icon}}', () => escaped(icon))
    .replace('"{{dress}}"', () => data);
}
