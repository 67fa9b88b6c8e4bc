import type { Game } from '@foyer/shared/contract';

/** Number of games on a shelf of home. */
export const ON_SHELF = 12;

/**
 * The games of a list without those on the hot shelf, so that no title shows twice nearby; the whole list if too few remain.
 * @param hot the hot games in order; undefined if unknown
 * @param least minimum number of remaining games
 */
export function besideHot(games: readonly Game[], hot: readonly Game[] | undefined, least: number): readonly Game[] {
  const shown = new Set(hot?.slice(0, ON_SHELF).map(({ gameName }) => gameName));
  const others = games.filter(({ gameName }) => !shown.has(gameName));
  return others.length >= Math.min(least, games.length) ? others : games;
}
