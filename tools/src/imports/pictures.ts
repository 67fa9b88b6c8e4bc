import type { ICruiseResult } from 'dependency-cruiser';
import { chartOf } from './draw';

type Modules = ICruiseResult['modules'];

/** A picture of a page: the folder it shows, and what stands between its two comments. */
const picture = /(<!-- imports of (\S+) -->\n)([\s\S]*?)(<!-- end -->)/g;

const drawn = (modules: Modules, place: string): string => `\`\`\`mermaid\n${chartOf(modules, place)}\n\`\`\`\n`;

/**
 * @param page text of a Markdown page
 * @returns the page with each of its pictures as the files import each other now
 */
export const drawAnew = (page: string, modules: Modules): string =>
  page.replace(picture, (_, begin: string, place: string, __, end: string) => begin + drawn(modules, place) + end);

/** The folders that a page shows otherwise than they are; `none` where the page has no picture at all. */
export function staleIn(page: string, modules: Modules): readonly string[] {
  const shown = [...page.matchAll(picture)];
  if (shown.length === 0) return ['none'];
  return shown.flatMap(([, , place = '', chart]) => (chart === drawn(modules, place) ? [] : [place]));
}
