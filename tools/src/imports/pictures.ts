import type { ICruiseResult } from 'dependency-cruiser';
import { chartOf } from './draw';

type Modules = ICruiseResult['modules'];

/** A picture in a page: its folder, and the text between its two comments. */
const picture = /(<!-- imports of (\S+) -->\n)([\s\S]*?)(<!-- end -->)/g;

const drawn = (modules: Modules, place: string): string => `\`\`\`mermaid\n${chartOf(modules, place)}\n\`\`\`\n`;

/**
 * Draws all pictures of a Markdown page again, from the current imports.
 * @returns the page with its new pictures
 */
export const drawAnew = (page: string, modules: Modules): string =>
  page.replace(picture, (_, begin: string, place: string, __, end: string) => begin + drawn(modules, place) + end);

/** Folders whose picture in the page is outdated; `none` when the page has no picture. */
export function staleIn(page: string, modules: Modules): readonly string[] {
  const shown = [...page.matchAll(picture)];
  if (shown.length === 0) return ['none'];
  return shown.flatMap(([, , place = '', chart]) => (chart === drawn(modules, place) ? [] : [place]));
}
