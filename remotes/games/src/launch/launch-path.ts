import { PLAY_TYPES } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';

/** What to launch: a game, or a vendor's lobby with an empty `gameId`. */
export interface LaunchTarget {
  readonly gameType: string;
  /** Vendor code. */
  readonly vassalage: string;
  readonly gameId: string;
  readonly nodeId?: number | undefined;
  /** Whether the game can only be looked at. */
  readonly lookOnly?: boolean | undefined;
  /** Opened by its code, also where its vendor's games open by their lobby: a lottery of the list (decision 51). */
  readonly byCode?: boolean | undefined;
  /** False for hot matches, which name their own room (S4-LAUNCH-05). */
  readonly showChoice?: boolean | undefined;
}

/** Code of a lottery lobby, also for a lottery game without a code (S2-ROUTES-47). */
export const LOBBY = 'lobby';
const LAUNCH_PAGE = '/m/launchGame';

const LOBBY_VENDORS = new Set(['TCG_LOTTO_VN', 'TCG_SEA']);
const LOTTERY_VENDORS = new Set(['LOTT', 'ELOTT']);

/** Whether a vendor is opened by the lottery launcher (A084). */
export const isLotteryVendor = (vassalage: string): boolean =>
  LOBBY_VENDORS.has(vassalage) || LOTTERY_VENDORS.has(vassalage);

function lotteryPath(
  { vassalage, gameType, gameId, nodeId, byCode = false }: LaunchTarget,
  prizeMode: string,
): SiteAddress {
  const code = (LOBBY_VENDORS.has(vassalage) && !byCode) || gameId === '' ? LOBBY : gameId;
  const documented = { playType: PLAY_TYPES.TRADITION, prize_mode: prizeMode, code, pageBack: 'home' };
  const query = new URLSearchParams({ ...documented, vendor: vassalage, category: gameType });
  if (nodeId !== undefined && code !== LOBBY) query.set('nodeId', String(nodeId));
  return `${LAUNCH_PAGE}?${query}`;
}

/**
 * The address that launches a game or lobby. Games of TCG_LOTTO_VN and TCG_SEA always open their lobby, those of LOTT and ELOTT and
 * lotteries of the list by their code, all by the lottery route (A084, A085); all others open by the generic one (A086).
 * @param prizeMode from `prizeModeOf`; for the lottery route only
 */
export function launchPath(target: LaunchTarget, prizeMode: string): SiteAddress {
  const { vassalage, gameType, gameId, nodeId, showChoice } = target;
  if (isLotteryVendor(vassalage)) return lotteryPath(target, prizeMode);
  const query = new URLSearchParams({ category: gameType, vendor: vassalage, gameId });
  if (nodeId !== undefined) query.set('nodeId', String(nodeId));
  if (showChoice !== undefined) query.set('showChoice', String(showChoice));
  return `${LAUNCH_PAGE}?${query}`;
}
