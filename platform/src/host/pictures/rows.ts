import type { ListOfPicture, RowsOfPicture } from '@foyer/shared/remote';
import { escaped, filled } from './markup';

/** Fields of a game or vendor, as calls give them. */
type Row = Readonly<Record<string, unknown>>;

/** What the platform knows of a list of games when it writes the document of its page. */
export interface ListRows {
  readonly gameType: string;
  /** The platform's own name of the category, if it has one. */
  readonly name: string;
  readonly games: readonly Row[];
  readonly vendors: readonly Row[];
}

function rowsIn({ by, markup, holes, most }: RowsOfPicture, rows: readonly Row[]): string {
  const textOf = (row: Row, hole: string): string =>
    String(holes[Number(hole)]?.map((field) => row[field]).find(Boolean) ?? '');
  const drawn = rows.slice(0, most).map((row) => {
    const kind = by.map(([field, value]) => (row[field] === value ? '1' : '0')).join('');
    return filled(markup[kind] ?? '', (hole) => escaped(textOf(row, hole)));
  });
  return drawn.join('');
}

/** The markup of a page of games with its first rows (decision 112); none where there are no games, since such a page looks otherwise. */
export function listMarkup(
  { names, views }: ListOfPicture,
  { gameType, name, games, vendors }: ListRows,
): string | undefined {
  // Own properties alone: the address says which category it is.
  const view = Object.hasOwn(views, gameType) ? views[gameType] : views[''];
  if (view === undefined || games.length === 0) return undefined;
  const [, markup = ''] = view.markup.findLast(([least]) => vendors.length >= least) ?? [];
  const holes: Readonly<Record<string, () => string>> = {
    category: () => escaped((Object.hasOwn(names, gameType) ? names[gameType] : name) || gameType),
    games: () => rowsIn(view.games, games),
    vendors: () => rowsIn(view.vendors, vendors),
  };
  return filled(markup, (hole) => holes[hole]?.() ?? '');
}
