import { PLAY_TYPES, PRIZE_MODES } from '@foyer/shared/contract';
import { type LaunchTarget, LOBBY } from '../launch/launch-path';

export interface LaunchRequest extends LaunchTarget {
  /** Whether back leads home instead of to the page before. */
  readonly backHome: boolean;
}

function nodeOf(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

const isPlayType = (text: string | null): boolean => Object.values<string | null>(PLAY_TYPES).includes(text);

/** Category and vendor of a lottery address without them, by prize mode (A085). */
function houseOf(prizeMode: string | null): 'ELOTT' | 'LOTT' {
  return prizeMode === PRIZE_MODES.ELOTT ? 'ELOTT' : 'LOTT';
}

/**
 * Parses the launch page's address: a lottery by a known playType, prize_mode and code (lobby without one), anything else by
 * category, vendor, gameId and nodeId (S2-ROUTES-47, A086).
 * @returns undefined without a vendor
 */
export function launchRequestOf(query: URLSearchParams): LaunchRequest | undefined {
  const backHome = query.get('pageBack') === 'home';
  const nodeId = nodeOf(query.get('nodeId'));
  if (isPlayType(query.get('playType'))) {
    const house = houseOf(query.get('prize_mode'));
    const gameType = query.get('category') || house;
    const vassalage = query.get('vendor') || house;
    return { gameType, vassalage, gameId: query.get('code') || LOBBY, nodeId, backHome };
  }
  const vassalage = query.get('vendor');
  if (!vassalage) return undefined;
  const choice = query.get('showChoice');
  return {
    gameType: query.get('category') ?? '',
    vassalage,
    gameId: query.get('gameId') ?? '',
    nodeId,
    ...(choice === null ? {} : { showChoice: choice === 'true' }),
    backHome,
  };
}
