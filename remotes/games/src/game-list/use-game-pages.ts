import { type LanguageCode, useSettledLanguage } from '@foyer/shared/i18n';
import { useInfiniteQuery, useQueryClient } from '@foyer/shared/query';
import type { ListView } from '../catalogue/list-view';
import { useFavouriteIds } from '../favourites/get-favourites';
import { gamePagesQuery } from './get-page';

/** The games of a view, page after page. */
export function useGamePages(view: ListView) {
  const client = useQueryClient();
  const { data: favourites } = useFavouriteIds();
  // What is asked for anew starts at page 1, even if its pages are still there from before.
  const forget = (next: ListView, inLanguage: LanguageCode) =>
    client.resetQueries({ queryKey: gamePagesQuery(next, inLanguage).queryKey, exact: true });
  const language = useSettledLanguage((next) => void forget(view, next));
  const query = useInfiniteQuery(gamePagesQuery(view, language));

  const rows = query.data?.pages.flatMap(({ games }) => games);
  const kept = view.tab === 'fav' && favourites ? rows?.filter(({ nodeId }) => favourites.includes(nodeId)) : rows;
  return {
    /** Undefined before the first answer. A game that slid on to the next page shows once. */
    games: kept && [...new Map(kept.map((game) => [game.nodeId, game])).values()],
    error: query.error,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    /** A page that failed means no more pages, until something is asked for anew (A080). */
    mayLoadMore: query.hasNextPage && !query.isFetching && !query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    /** Call it with a view that is about to be gone to: changing tab, vendor or search starts at page 1 (S4-GAMELIST-03). */
    restart: (next: ListView) => void forget(next, language),
  };
}
