import { bus } from '@foyer/shared/bus';
import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useQueryClient } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { useEffect, useRef } from 'react';
import { vendorsQuery } from '../catalogue/get-vendors';
import type { LaunchLook } from './launch-look';
import { isLotteryVendor, type LaunchTarget, launchPath } from './launch-path';
import { prizeModeOf } from './prize-mode';
import { useLoginFirst } from './use-login-first';

/** A target, or the way to find it. */
type Wanted = LaunchTarget | (() => Promise<LaunchTarget>);

/**
 * Launches a game: goes to the launch page, or, without a session, to the login page and then to the game (S4-LAUNCH-01,
 * S6-ROLES-05). One that can only be looked at stays where it is and says so. One launch at a time, and none any more once
 * its page was left.
 */
export function useLaunch(): (wanted: Wanted, look?: LaunchLook) => Promise<void> {
  const t = useT('games');
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const member = useSession((state) => state.session !== undefined);
  const client = useQueryClient();
  const underWay = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const launch = async (wanted: Wanted, look?: LaunchLook): Promise<void> => {
    const target = typeof wanted === 'function' ? await wanted() : wanted;
    if (target.lookOnly) {
      if (!left.current) bus.emit('toast:show', { text: t('launch.lookOnly') });
      return;
    }
    // Only a lottery's address depends on the vendors; they are nearly always there already.
    const vendors = isLotteryVendor(target.vassalage)
      ? await client.ensureQueryData(vendorsQuery()).catch(() => undefined)
      : undefined;
    if (left.current) return;
    const path = launchPath(target, prizeModeOf(vendors));
    if (!member) return loginFirst(path);
    await navigate(path, { state: look });
  };
  return async (wanted, look) => {
    if (underWay.current) return;
    underWay.current = true;
    await launch(wanted, look).finally(() => {
      underWay.current = false;
    });
  };
}

/** The launch of a game from its card. */
export const targetOf = ({ gameType, vassalage, gameId, nodeId, supportPlay }: Game): LaunchTarget => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  lookOnly: !supportPlay,
});
