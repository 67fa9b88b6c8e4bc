import type { Game } from '@foyer/shared/contract';

/** So many games stand on a shelf of the home page; the rest is one press away. */
export const ON_SHELF = 12;

/**
 * The games of a list without those that the hot shelf shows already, so that no title stands twice within a view or two; the
 * whole list where too little would be left.
 * @param hot the hot games in their order; undefined where they are not known
 * @param least so many have to be left
 */
export function besideHot(games: readonly Game[], hot: readonly Game[] | undefined, least: number): readonly Game[] {
  const shown = new Set(hot?.slice(0, ON_SHELF).map(({ gameName }) => gameName));
  const others = games.filter(({ gameName }) => !shown.has(gameName));
  return others.length >= Math.min(least, games.length) ? others : games;
}
