import type { PieceDeclaration, PieceFields, PiecesDeclaration, PiecesOfPicture } from '@foyer/shared/remote';
import { behindScripts } from './cut-rows';

/** Names of elements for other elements: each piece would have the same. */
const IDS = / (?:id|aria-labelledby)="_[^"]*"/g;

/** An image that fades in once the page hears that it is loaded: nobody would hear it here. */
const shown = (drawn: string): string => drawn.replaceAll('data-shown="false"', 'data-shown="true"');

/**
 * The first element of some markup that opens there.
 * @throws when there is none
 */
export function elementAt(markup: string, opens: RegExp): string {
  const from = markup.slice(Math.max(0, markup.search(opens)));
  const [, tag] = opens.test(markup) ? (/^<(\w+)/.exec(from) ?? []) : [];
  let depth = 0;
  for (const { 0: found, index } of from.matchAll(new RegExp(`</?${tag}\\b[^>]*>`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return from.slice(0, index + found.length);
  }
  throw new Error(`nothing opens at ${opens} in a drawn page`);
}

const withHoles = (markup: string, { holes }: PieceDeclaration): string =>
  holes.reduce((rest, [text, hole]) => rest.replaceAll(text, `{{${hole}}}`), markup);

/** Cuts the pieces of each kind out of a page, of which all are alike: a hole stands in their place. */
function cut(drawn: string, pieces: readonly PieceDeclaration[]): { page: string; found: Map<string, string> } {
  const found = new Map<string, string>();
  const page = pieces.reduce(
    (rest, piece) => {
      const markup = elementAt(rest, piece.opens);
      found.set(piece.name, withHoles(markup, piece));
      const [before, ...after] = rest.split(markup);
      return `${before}{{${piece.name}}}${after.join('')}`;
    },
    drawn.replace(IDS, ''),
  );
  return { page, found };
}

/**
 * Draws a page for each look of its pieces, and cuts it into page and pieces (decision 120).
 * @param draw draws the page, after what is given has been done
 * @throws when a piece is not on the page, or the text of a hole in none of its looks
 */
export function drawPieces(
  { of, answer, pieces }: PiecesDeclaration,
  draw: (prepare: () => void) => string,
): PiecesOfPicture {
  const drawn = (look: PieceFields) => cut(shown(behindScripts(draw(() => answer(look)))), pieces);
  const looks = pieces.map(({ name, looks, holes }) => {
    const all = looks.map((fields) => ({ fields, markup: drawn(fields).found.get(name) ?? '' }));
    for (const [text, hole] of holes)
      if (!all.some(({ markup }) => markup.includes(`{{${hole}}}`)))
        throw new Error(`${text}, for which ${hole} stands, is nowhere in the drawn ${name}`);
    return [name, all] as const;
  });
  return { of, page: drawn({}).page, looks: Object.fromEntries(looks) };
}

/** All markup of pieces, with that of their page. */
export const markupsOfPieces = (drawn: PiecesOfPicture | undefined): string[] =>
  drawn === undefined
    ? []
    : [
        drawn.page,
        ...Object.values(drawn.looks)
          .flat()
          .map(({ markup }) => markup),
      ];
