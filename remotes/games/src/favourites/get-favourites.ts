import type { LanguageCode } from '@foyer/shared/i18n';
import { ask, madeQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** One page of the favourites of a category, of all categories without a code (S7-API-43). The client adds the token. */
export const getFavourites = (gameType: string, pageNo: number, language: LanguageCode, signal: AbortSignal) =>
  ask('favourites', signal, { pageNo, gameType, language });

async function allIds(signal: AbortSignal): Promise<number[]> {
  const ids: number[] = [];
  let page = 1;
  let last = 1;
  while (page <= last) {
    const { content, totalPages } = await ask('favourites', signal, { pageNo: page });
    ids.push(...content.map(({ nodeId }) => nodeId));
    last = totalPages;
    page += 1;
  }
  return ids;
}

/** The nodes a member has at heart: what every heart on the page is drawn from. */
export const favouriteIdsQuery = () => ({
  ...madeQuery('favourites', 'ids', allIds),
  staleTime: 5 * 60_000,
});

/** Loads the hearts of a member; nothing is asked for a visitor (S2-HOME-09). */
export function useFavouriteIds() {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...favouriteIdsQuery(), enabled: isMember });
}
