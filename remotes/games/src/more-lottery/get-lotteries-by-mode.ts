import { PRIZE_MODES } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { madeQuery, useQuery } from '@foyer/shared/query';
import { askLotteries, type ModeLottery, type PrizeMode, untilNextDraw } from '../lottery/get-lotteries';

/** The lotteries of every prize mode with their running draws, reloaded whenever a draw has passed. */
export function useLotteriesByMode() {
  return useQuery({
    ...madeQuery('lotteryList', 'byMode', askLotteries, { language: useLanguage() }),
    refetchInterval: ({ state }) => untilNextDraw(state),
  });
}

/** Prize modes that have lotteries, in the product's order. */
export const modesOf = (lotteries: readonly ModeLottery[]): PrizeMode[] =>
  [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT].filter((mode) => lotteries.some(({ prizeMode }) => prizeMode === mode));
