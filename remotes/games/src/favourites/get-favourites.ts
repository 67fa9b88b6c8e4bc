import { currentLanguage, type LanguageCode } from '@foyer/shared/i18n';
import { ask, madeQuery, queryClient, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** The first page of all, with which both the hearts and the rail of favourites begin: asked for once. */
const firstPage = (language: LanguageCode) =>
  queryClient.fetchQuery({
    ...madeQuery('favourites', 'first', (signal) => ask('favourites', signal, { pageNo: 1, language }), { language }),
    staleTime: 30_000,
  });

/** One page of a category's favourites, or of all without a code (S7-API-43). The client adds the token. */
export const getFavourites = (gameType: string, pageNo: number, language: LanguageCode, signal: AbortSignal) =>
  gameType === '' && pageNo === 1 ? firstPage(language) : ask('favourites', signal, { pageNo, gameType, language });

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

/** Node ids of a member's favourites, from which all hearts are drawn. */
export const favouriteIdsQuery = () => ({
  ...madeQuery('favourites', 'ids', allIds),
  staleTime: 5 * 60_000,
});

/**
 * Loads a member's favourites; nothing for a visitor (S2-HOME-09).
 * @param select what the caller draws of them: it is drawn again when that changes, and not with each press on any heart (decision 105)
 */
export function useFavourites<T>(select: (ids: number[]) => T) {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...favouriteIdsQuery(), enabled: isMember, select }).data;
}
