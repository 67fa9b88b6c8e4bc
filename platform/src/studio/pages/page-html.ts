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

/** What a page has within the common frame: the class of its main part, its styles after the common one, and its scripts, the own one last. */
const TEMPLATES = {
  game: { classes: 'game', styles: ['sheet', 'stake', 'game'], scripts: ['common', 'main'] },
  reels: { classes: 'game table reels', styles: ['sheet', 'table', 'reels'], scripts: ['reels'] },
  cards: { classes: 'game table felt cards', styles: ['sheet', 'table', 'felt', 'cards'], scripts: ['cards'] },
  roulette: {
    classes: 'game table felt roulette',
    styles: ['sheet', 'table', 'felt', 'roulette'],
    scripts: ['roulette'],
  },
  dice: { classes: 'game table felt dice', styles: ['sheet', 'table', 'felt', 'dice'], scripts: ['dice'] },
  keno: { classes: 'game table felt keno', styles: ['sheet', 'table', 'felt', 'keno'], scripts: ['keno'] },
  fights: { classes: 'game table felt fights', styles: ['sheet', 'table', 'felt', 'fights'], scripts: ['fights'] },
  fish: { classes: 'game table felt fish', styles: ['sheet', 'table', 'felt', 'fish'], scripts: ['fish'] },
  book: { classes: 'game book', styles: ['sheet', 'stake', 'book'], scripts: ['book'] },
  lobby: { classes: 'lobby', styles: ['lobby'], scripts: ['common', 'lobby'] },
} as const;

export interface PageOf extends Pick<PageData, 'reels' | 'water'> {
  readonly template: keyof typeof TEMPLATES;
  readonly title: string;
  readonly vendor: string;
  readonly icon: string;
  readonly language: string;
  readonly siteOrigin: string;
  readonly dress: Dress;
}

function filesOf({
  styles,
  scripts,
}: {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}): string {
  const own = scripts.at(-1);
  return [
    ...['style', ...styles].map((name) => `<link rel="stylesheet" href="/vendor/page/${name}.css">`),
    ...scripts.slice(0, -1).map((name) => `<link rel="modulepreload" href="/vendor/page/${name}.js">`),
    `<script type="module" src="/vendor/page/${own}.js"></script>`,
  ].join('\n    ');
}

const read = (name: string) => readFile(new URL(`${name}.html`, PAGE_FOLDER), 'utf8');

/** The HTML of a vendor's page: the common frame around what its kind has, with its data in a non-executable block. */
export async function pageHtml({
  template,
  title,
  vendor,
  icon,
  language,
  siteOrigin,
  dress,
  ...ofKind
}: PageOf): Promise<string> {
  const [frame, content, bets, foot] = await Promise.all([read('frame'), read(template), read('bets'), read('foot')]);
  const written: PageData = { ...dress, language, siteOrigin, ...ofKind };
  const data = JSON.stringify(written).replaceAll('<', '\\u003c');
  const lang = language === 'TY' || language === 'TH' ? 'th' : 'en';
  const under = template === 'lobby' ? '<p data-text="lobby">Games</p>' : '<p class="studio">{{vendor}}</p>';
  return frame
    .replace('lang="en"', `lang="${lang}"`)
    .replace('{{content}}', () => content.trim())
    .replace('{{bets}}', () => bets.trim())
    .replace('{{foot}}', () => foot.trim())
    .replace('{{files}}', filesOf(TEMPLATES[template]))
    .replace('{{classes}}', TEMPLATES[template].classes)
    .replace('{{under}}', under)
    .replaceAll('{{title}}', () => escaped(title))
    .replaceAll('{{vendor}}', () => escaped(vendor))
    .replaceAll('{{icon}}', () => escaped(icon))
    .replace('"{{dress}}"', () => data);
}
