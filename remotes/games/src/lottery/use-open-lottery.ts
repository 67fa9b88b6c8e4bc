import type { Lottery } from '@foyer/shared/contract';
import { useQueryClient } from '@foyer/shared/query';
import { useState } from 'react';
import { rowsOf, shelfQuery } from '../catalogue/get-games';
import { useLoadingToast } from '../game-list/use-loading-toast';
import type { LaunchTarget } from '../launch/launch-path';
import { targetOf, useLaunch } from '../launch/use-launch';

const LOTTERY_TYPES = ['LOTT', 'ELOTT'] as const;

/** Opens a lottery by its code, with the vendor of the game that has it, else with LOTT (A084, decision 51). */
export function useOpenLottery(): (lottery: Lottery) => Promise<void> {
  const client = useQueryClient();
  const launch = useLaunch();
  const [looking, setLooking] = useState(false);
  useLoadingToast(looking, 'all');

  const find = async (code: string): Promise<LaunchTarget> => {
    setLooking(true);
    const shelves = await Promise.all(
      LOTTERY_TYPES.map((type) => client.ensureQueryData(shelfQuery(type)).then(rowsOf, () => undefined)),
    );
    setLooking(false);
    const game = shelves.flatMap((shelf) => shelf?.games ?? []).find(({ gameId }) => gameId === code);
    return game ? { ...targetOf(game), byCode: true } : { gameType: 'LOTT', vassalage: 'LOTT', gameId: code };
  };
  return ({ code, displayName }) => launch(() => find(code), { name: displayName });
}
