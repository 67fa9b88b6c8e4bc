import { call } from '@foyer/shared/api';
import { PLATFORM_HTML5 } from '@foyer/shared/contract';
import { currentLanguage } from '@foyer/shared/i18n';
import { queryOptions } from '@foyer/shared/query';
import type { LaunchTarget } from '../launch/launch-path';

/**
 * Asks for the address of a game (S7-API-63). The answer carries a ticket that is good once: it is asked for once per visit of
 * the launch page, never again by itself, and forgotten with the page.
 * @param visit what tells one visit of the page from another
 */
export const launchQuery = (target: LaunchTarget, visit: string) =>
  queryOptions({
    queryKey: ['games', 'launch', visit, target],
    queryFn: ({ signal }) =>
      call('launchGame', {
        signal,
        query: {
          gameType: target.gameType,
          vassalage: target.vassalage,
          gameId: target.gameId,
          ...(target.nodeId === undefined ? {} : { nodeId: target.nodeId }),
          platform: PLATFORM_HTML5,
          language: currentLanguage(),
          ...(target.showChoice === undefined ? {} : { showChoice: target.showChoice }),
        },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
