import type { ListOfPicture } from '@foyer/shared/remote';
import { escaped, filled } from './markup';
import { type Clock, type Row, rowsIn } from './rows';

/** What the platform knows of a list of games when it writes the document of its page. */
export interface ListRows {
  readonly gameType: string;
  /** The platform's own name of the category, if it has one. */
  readonly name: string;
  readonly games: readonly Row[];
  readonly vendors: readonly Row[];
}

/** Games in a row of a phone. */
const IN_A_ROW = 3;

/** The images of the first row come before the scripts (decision 121), those of the others behind them. */
function withPriority(games: string): string {
  let left = IN_A_ROW;
  return games.replace(/ fetchPriority="low"/g, (low) => (left-- > 0 ? ' fetchPriority="high"' : low));
}

/** The markup of a page of games with its first rows (decision 112); none where there are no games, since such a page looks otherwise. */
export function listMarkup(
  { names, views }: ListOfPicture,
  { gameType, name, games, vendors }: ListRows,
  clock: Clock,
): string | undefined {
  // Own properties alone: the address says which category it is.
  const view = Object.hasOwn(views, gameType) ? views[gameType] : views[''];
  if (view === undefined || games.length === 0) return undefined;
  const [least = 0, markup = ''] = view.markup.findLast(([least]) => vendors.length >= least) ?? [];
  // Without a strip of vendors the rows begin higher, and more of them are seen than were counted (decision 117).
  const ofGames = least === 0 ? { ...view.games, pictured: view.games.most } : view.games;
  const holes: Readonly<Record<string, () => string>> = {
    category: () => escaped((Object.hasOwn(names, gameType) ? names[gameType] : name) || gameType),
    games: () => withPriority(rowsIn(ofGames, games, clock)),
    vendors: () => rowsIn(view.vendors, vendors, clock),
  };
  return filled(markup, (hole) => holes[hole]?.() ?? '');
}
