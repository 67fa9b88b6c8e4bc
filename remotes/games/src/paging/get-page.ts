import type { LanguageCode } from '@foyer/shared/i18n';
import { ask, pagesQuery } from '@foyer/shared/query';
import { HOT } from '../catalogue/categories';
import { type GameRows, getGames, rowsOf } from '../catalogue/get-games';
import type { ListTab, ListView } from '../catalogue/list-view';
import { getFavourites } from '../favourites/get-favourites';
import { getRecent } from '../recent/get-recent';

type GetPage = (view: ListView, page: number, language: LanguageCode, signal: AbortSignal) => Promise<GameRows>;

/** The type to request; empty for the virtual HOT, which most calls do not know. */
const typeOf = ({ gameType }: ListView): string => (gameType === HOT ? '' : gameType);

/** Each tab has its own call; hot games come in one unpaged answer (A076). */
const sources: Readonly<Record<ListTab, GetPage>> = {
  all: getGames,
  hot: async (view, _page, language, signal) => {
    const games = await ask('hotGames', signal, { gameType: typeOf(view), language });
    return { games, pageNum: 1, totalPages: 1 };
  },
  recent: (view, page, language, signal) => getRecent(typeOf(view), page, language, signal),
  fav: async (view, page, language, signal) => rowsOf(await getFavourites(typeOf(view), page, language, signal)),
};

/** Call of each tab, to invalidate after a launch or a heart. */
const callOf = { all: 'gameList', hot: 'hotGames', recent: 'recentGames', fav: 'favourites' } as const;

/**
 * The pages of a view in order from page 1 (S9-CONST-06). They stay loaded while a game is open.
 */
export const gamePagesQuery = (view: ListView, language: LanguageCode) => ({
  ...pagesQuery(callOf[view.tab], { ...view, language }, (page, signal) =>
    sources[view.tab](view, page, language, signal),
  ),
  staleTime: 5 * 60_000,
});
