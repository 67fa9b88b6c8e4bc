import type { PiecesOfPicture } from '@foyer/shared/remote';
import { escaped, filled } from './markup';

/** A piece of a picture: texts of its holes, what decides how it looks, and the pieces within it. */
export interface Piece {
  readonly [field: string]: string | number | boolean | readonly Piece[];
}

/** The markup of a page in pieces (decision 120). All texts are escaped. */
export function piecesMarkup({ page, looks }: PiecesOfPicture, shown: Piece): string {
  const lookOf = (name: string, piece: Piece): string =>
    looks[name]?.find(({ fields }) => Object.entries(fields).every(([field, value]) => piece[field] === value))
      ?.markup ?? '';
  const fill = (markup: string, piece: Piece): string =>
    filled(markup, (hole) => {
      const value = piece[hole] ?? '';
      if (typeof value !== 'object') return escaped(String(value));
      return value.map((inner) => fill(lookOf(hole, inner), inner)).join('');
    });
  return fill(page, shown);
}
