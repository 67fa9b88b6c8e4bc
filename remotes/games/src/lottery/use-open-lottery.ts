import type { Lottery } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { useQueryClient } from '@foyer/shared/query';
import { shelfQuery } from '../catalogue/get-games';
import { targetOf, useLaunch } from '../launch/use-launch';

/** Categories whose games are lotteries. */
const LOTTERY_TYPES = ['LOTT', 'ELOTT'] as const;

/** Opens a lottery by its code: the game that carries it names the vendor, else the house lottery is taken (A084). */
export function useOpenLottery(): (lottery: Lottery) => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  const launch = useLaunch();
  return async ({ code, displayName }) => {
    const shelves = await Promise.all(
      LOTTERY_TYPES.map((type) => client.ensureQueryData(shelfQuery(type, language)).catch(() => undefined)),
    );
    const game = shelves.flatMap((shelf) => shelf?.games ?? []).find(({ gameId }) => gameId === code);
    await launch(game ? targetOf(game) : { gameType: 'LOTT', vassalage: 'LOTT', gameId: code }, { name: displayName });
  };
}
