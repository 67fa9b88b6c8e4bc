import { ask, madeQuery } from '@foyer/shared/query';
import type { LaunchTarget } from '../launch/launch-path';

/**
 * Requests a game's address (S7-API-63). The answer has a one-time ticket, so it is requested once per visit of the launch page,
 * not retried, and dropped with the page.
 * @param visit identifies a visit of the page
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
