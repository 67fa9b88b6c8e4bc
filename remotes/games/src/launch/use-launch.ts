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

type Wanted = LaunchTarget | (() => Promise<LaunchTarget>);

/**
 * Launches a game: opens the launch page, or without a session first the log-in page (S4-LAUNCH-01, S6-ROLES-05). A game that
 * can only be looked at shows a message instead. One launch at a time, and none after its page was left.
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
    // Only a lottery's address depends on the vendors, which are nearly always loaded.
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

export const targetOf = ({ gameType, vassalage, gameId, nodeId, supportPlay }: Game): LaunchTarget => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  lookOnly: !supportPlay,
});
