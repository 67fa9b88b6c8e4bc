import { ask, madeQuery } from '@foyer/shared/query';
import type { LaunchTarget } from '../launch/launch-path';

/**
 * Asks for the address of a game (S7-API-63). The answer carries a ticket that is good once: it is asked for once per visit of
 * the launch page, never again by itself, and forgotten with the page.
 * @param visit what tells one visit of the page from another
 */
export function launchQuery({ gameType, vassalage, gameId, nodeId, showChoice }: LaunchTarget, visit: string) {
  const wish = {
    gameType,
    vassalage,
    gameId,
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(showChoice === undefined ? {} : { showChoice }),
  };
  return {
    ...madeQuery('launchGame', visit, (signal) => ask('launchGame', signal, wish), wish),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  };
}
