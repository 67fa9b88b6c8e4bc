import { PRIZE_MODES } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { madeQuery, useQuery } from '@foyer/shared/query';
import { askLotteries, type ModeLottery, type PrizeMode, untilNextDraw } from '../lottery/get-lotteries';

/** The lotteries of every prize mode with their running draws, asked for anew whenever a draw has passed. */
export function useLotteriesByMode() {
  return useQuery({
    ...madeQuery('lotteryList', 'byMode', askLotteries, { language: useLanguage() }),
    refetchInterval: ({ state }) => untilNextDraw(state),
  });
}

/** The prize modes that some lotteries are of, in the order of the product. */
export const modesOf = (lotteries: readonly ModeLottery[]): PrizeMode[] =>
  [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT].filter((mode) => lotteries.some(({ prizeMode }) => prizeMode === mode));
