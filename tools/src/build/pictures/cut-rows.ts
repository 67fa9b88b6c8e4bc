/** An item of a list that has no list of its own. */
const ITEM = /<li\b(?:(?!<li\b).)*?<\/li>/gs;

/** What is said of an item's place is of the whole list, which a picture has not. */
const PLACE = / aria-(?:setsize|posinset)="\d+"/g;

/**
 * Cuts the items with one of some texts out of a page: a hole stands in place of all of them.
 * @returns the page, and the items
 */
export function cutRows(
  page: string,
  texts: readonly string[],
  hole: string,
): { readonly page: string; readonly rows: readonly string[] } {
  const rows: string[] = [];
  const rest = page.replace(ITEM, (item) => {
    if (!texts.some((text) => item.includes(text))) return item;
    rows.push(item.replace(PLACE, ''));
    return rows.length === 1 ? `{{${hole}}}` : '';
  });
  return { page: rest, rows };
}

/** A row with a numbered hole in place of each text that it has. */
export const holesIn = (row: string, texts: readonly (string | undefined)[]): string =>
  texts.reduce((markup: string, text, at) => (text ? markup.replaceAll(text, `{{${at}}}`) : markup), row);

/** A row whose ids say their place instead of that of the drawing: no two elements of a page have the same. */
export const apart = (row: string): string =>
  [...row.matchAll(/ id="([^"]+)"/g)].reduce(
    (markup, [, id = ''], at) => markup.replaceAll(id, `row-{{place}}-${at}`),
    row,
  );

/** All answers to a number of yes-or-no questions. */
export const bitsOf = (questions: number): boolean[][] =>
  Array.from({ length: 2 ** questions }, (_, bits) =>
    Array.from({ length: questions }, (_question, at) => (bits >> at) % 2 === 1),
  );

/** Without what a drawn page asks for ahead: the markup itself asks for it. */
export const withoutPreloads = (page: string): string => page.replace(/<link rel="preload" as="image"[^>]*>/g, '');

/**
 * Images that come after the scripts, by which presses are answered: nothing in the markup asks for them earlier or with priority. To
 * the first row of a list the platform gives it (decision 121).
 */
export const behindScripts = (page: string): string =>
  withoutPreloads(page).replaceAll('fetchPriority="high"', 'fetchPriority="low"');
