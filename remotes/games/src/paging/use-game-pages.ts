import { type LanguageCode, useSettledLanguage } from '@foyer/shared/i18n';
import { useInfiniteQuery, useQueryClient } from '@foyer/shared/query';
import { useMemo } from 'react';
import type { ListView } from '../catalogue/list-view';
import { useFavourites } from '../favourites/get-favourites';
import { gamePagesQuery } from './get-page';

export function useGamePages(view: ListView) {
  const client = useQueryClient();
  const { tab } = view;
  const favourites = useFavourites((ids) => (tab === 'fav' ? ids : null));
  // A new request starts at page 1, even if pages of it are cached.
  const forget = (next: ListView, inLanguage: LanguageCode) =>
    client.resetQueries({ queryKey: gamePagesQuery(next, inLanguage).queryKey, exact: true });
  const language = useSettledLanguage((next) => void forget(view, next));
  const query = useInfiniteQuery(gamePagesQuery(view, language));

  const games = useMemo(() => {
    const rows = query.data?.pages.flatMap((page) => page.games);
    const kept = favourites ? rows?.filter(({ nodeId }) => favourites.includes(nodeId)) : rows;
    return kept && [...new Map(kept.map((game) => [game.nodeId, game])).values()];
  }, [query.data, favourites]);
  const [first] = query.data?.pages ?? [];
  return {
    /** Number of games on all pages, where the platform counts them. */
    total: first?.total,
    /** Undefined before the first answer. A game that moved to the next page shows once. */
    games,
    error: query.error,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    /** After a failed page nothing more is loaded until a new request (A080). */
    mayLoadMore: query.hasNextPage && !query.isFetching && !query.isError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    /** Drops cached pages of the next view: changing tab, vendor or search starts at page 1 (S4-GAMELIST-03). */
    restart: (next: ListView) => void forget(next, language),
  };
}
