import { call, merchantCode } from '@foyer/shared/api';
import { PLATFORM_HTML5 } from '@foyer/shared/contract';
import { type LanguageCode, useLanguage } from '@foyer/shared/i18n';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';

/**
 * The hot games of one category in one unpaged answer (S7-API-41, A076).
 * @param gameType category code; empty for all categories
 */
export const getHotGames = (gameType: string, language: LanguageCode, signal: AbortSignal) =>
  call('hotGames', {
    signal,
    query: { isPlatform: 2, language, platform: PLATFORM_HTML5, gameType, merchantCode: merchantCode() },
  });

/** The hot games of all categories. */
export const hotGamesQuery = (language: LanguageCode) =>
  cachedQuery(() => cached.hotGames.of([language, merchantCode()]), {
    queryKey: ['games', 'hot', language],
    queryFn: ({ signal }) => getHotGames('', language, signal),
  });

export const useHotGames = () => useQuery(hotGamesQuery(useLanguage()));
