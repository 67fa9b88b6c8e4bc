import type { Game } from '@foyer/shared/contract';
import { useQuery } from '@foyer/shared/query';
import { besideHot } from '../catalogue/beside-hot';
import { HOT } from '../catalogue/categories';
import { shelfQuery } from '../catalogue/get-games';
import { useHotGames } from '../catalogue/get-hot-games';

/** Number of ranked games per pane. */
export const RANKED = 6;

/**
 * The most played games of a category: its hot ones, then the first of its list; for all categories, those missing on the hot
 * shelf. Both answers are shared with the shelves above, so that usually nothing more is loaded.
 */
export function usePopular(code: string) {
  const hot = useHotGames();
  const hotGames = hot.data ?? [];
  const ofType =
    code === HOT ? besideHot(hotGames, hotGames, RANKED) : hotGames.filter(({ gameType }) => gameType === code);
  const enough = ofType.length >= RANKED;
  const rest = useQuery({ ...shelfQuery(code), enabled: !hot.isPending && !enough });
  const all = new Map<number, Game>([...ofType, ...(rest.data?.games ?? [])].map((game) => [game.nodeId, game]));
  const pending = hot.isPending || (!enough && rest.isPending);
  const error = !pending && all.size === 0 ? rest.error : null;
  const data = pending || error ? undefined : [...all.values()].slice(0, RANKED);
  return { data, error, isFetching: rest.isFetching, refetch: rest.refetch };
}
