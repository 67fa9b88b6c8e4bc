/** An item of a list that has no list of its own. */
const ITEM = /<li\b(?:(?!<li\b).)*?<\/li>/gs;

/** What is said of an item's place is of the whole list, which a picture has not. */
const PLACE = / aria-(?:setsize|posinset)="\d+"/g;

/**
 * Cuts the items with a text out of a page: a hole stands in place of all of them.
 * @returns the page, and the first item
 */
export function cutRows(page: string, text: string, hole: string): { readonly page: string; readonly row: string } {
  let row: string | undefined;
  const rest = page.replace(ITEM, (item) => {
    if (!item.includes(text)) return item;
    if (row !== undefined) return '';
    row = item.replace(PLACE, '');
    return `{{${hole}}}`;
  });
  return { page: rest, row: row ?? '' };
}

/** A row with a numbered hole in place of each text. */
export const holesIn = (row: string, texts: readonly string[]): string =>
  texts.reduce((markup, text, at) => markup.replaceAll(text, `{{${at}}}`), row);

/** Without what a drawn page asks for ahead: the markup itself asks for it. */
export const withoutPreloads = (page: string): string => page.replace(/<link rel="preload" as="image"[^>]*>/g, '');

/** Images that come after the scripts, by which presses are answered: nothing in the markup asks for them earlier or with priority. */
export const behindScripts = (page: string): string =>
  withoutPreloads(page).replaceAll('fetchPriority="high"', 'fetchPriority="low"');
