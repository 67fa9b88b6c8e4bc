import type { LanguageCode } from '@foyer/shared/i18n';
import { infiniteQueryOptions } from '@foyer/shared/query';
import { HOT } from '../catalogue/categories';
import { type GameRows, getGames, rowsOf } from '../catalogue/get-games';
import { getHotGames } from '../catalogue/get-hot-games';
import { favouritesKey, getFavourites } from '../favourites/get-favourites';
import { recentKey } from '../recent/add-recent';
import { getRecent } from '../recent/get-recent';
import type { ListTab, ListView } from './list-view';

type GetPage = (view: ListView, page: number, language: LanguageCode, signal: AbortSignal) => Promise<GameRows>;

/** The virtual category is no game's type: calls that know no HOT are asked for every type. */
const typeOf = ({ gameType }: ListView): string => (gameType === HOT ? '' : gameType);

/** Each tab has a call of its own; hot games come in one unpaged answer (A076). */
const sources: Readonly<Record<ListTab, GetPage>> = {
  all: getGames,
  hot: async (view, _page, language, signal) => {
    const games = await getHotGames(typeOf(view), language, signal);
    return { games, pageNum: 1, totalPages: 1 };
  },
  recent: (view, page, language, signal) => getRecent(typeOf(view), page, language, signal),
  fav: async (view, page, language, signal) => rowsOf(await getFavourites(typeOf(view), page, language, signal)),
};

/** Where the pages of a tab are cached: what a launch or a heart makes old stands under their keys. */
const keys: Readonly<Record<ListTab, readonly string[]>> = {
  all: ['games', 'list', 'all'],
  hot: ['games', 'list', 'hot'],
  recent: [...recentKey, 'list'],
  fav: [...favouritesKey, 'list'],
};

/**
 * The pages of a view from page 1 on, one after the other (S9-CONST-06). Coming back from a game finds them as they were
 * left.
 * @param userName whose recent and favourite games; undefined for a visitor
 */
export const pagesQuery = (view: ListView, language: LanguageCode, userName: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys[view.tab], language, userName, view],
    queryFn: ({ pageParam, signal }) => sources[view.tab](view, pageParam, language, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 5 * 60_000,
  });
