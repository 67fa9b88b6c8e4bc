import { call } from '@foyer/shared/api';
import { GAME_PAGE_SIZE } from '@foyer/shared/contract';
import { currentLanguage, type LanguageCode } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** All that is cached of a member's favourites. */
export const favouritesKey = ['games', 'favourites'] as const;

/** One page of the favourites of a category, of all categories without a code (S7-API-43). The client adds the token. */
export function getFavourites(gameType: string, pageNo: number, language: LanguageCode, signal?: AbortSignal) {
  return call('favourites', {
    query: { pageNo, gameType, pageSize: GAME_PAGE_SIZE, language },
    ...(signal ? { signal } : {}),
  });
}

async function allIds(signal: AbortSignal): Promise<number[]> {
  const ids: number[] = [];
  let page = 1;
  let last = 1;
  while (page <= last) {
    const { content, totalPages } = await getFavourites('', page, currentLanguage(), signal);
    ids.push(...content.map(({ nodeId }) => nodeId));
    last = totalPages;
    page += 1;
  }
  return ids;
}

/** The nodes a member has at heart: what every heart on the page is drawn from. */
export const favouriteIdsQuery = (userName: string) =>
  queryOptions({
    queryKey: [...favouritesKey, 'ids', userName],
    queryFn: ({ signal }) => allIds(signal),
    staleTime: 5 * 60_000,
  });

/** Loads the hearts of a member; nothing is asked for a visitor (S2-HOME-09). */
export function useFavouriteIds() {
  const userName = useSession((state) => state.session?.userName);
  return useQuery({ ...favouriteIdsQuery(userName ?? ''), enabled: userName !== undefined });
}
