import type { Game } from '@foyer/shared/contract';
import { useQueryClient } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { vendorsQuery } from '../catalogue/get-vendors';
import type { LaunchLook } from './launch-look';
import { isLotteryVendor, type LaunchTarget, launchPath } from './launch-path';
import { prizeModeOf } from './prize-mode';
import { useLoginFirst } from './use-login-first';

/**
 * Launches a game: goes to the launch page, or, without a session, to the login page and then to the game (S4-LAUNCH-01,
 * S6-ROLES-05).
 */
export function useLaunch(): (target: LaunchTarget, look?: LaunchLook) => Promise<void> {
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const member = useSession((state) => state.session !== undefined);
  const client = useQueryClient();
  return async (target, look) => {
    // Only a lottery's address depends on the vendors; they are nearly always there already.
    const vendors = isLotteryVendor(target.vassalage)
      ? await client.ensureQueryData(vendorsQuery).catch(() => undefined)
      : undefined;
    const path = launchPath(target, prizeModeOf(vendors));
    if (!member) return loginFirst(path);
    await navigate(path, { state: look });
  };
}

/** The launch of a game from its card. */
export const targetOf = ({ gameType, vassalage, gameId, nodeId }: Game): LaunchTarget => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
});
