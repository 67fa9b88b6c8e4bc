import { call } from '@foyer/shared/api';
import { type Lottery, PRIZE_MODES } from '@foyer/shared/contract';
import { type LanguageCode, useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { MODES, untilNextDraw } from '../lottery/get-lotteries';

export type PrizeMode = (typeof MODES)[number];

export interface ModeLottery extends Lottery {
  /** Lotteries that the e-lottery mode answers too are e-lotteries, the others are not (A085). */
  readonly prizeMode: PrizeMode;
}

const byModeQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['games', 'lotteriesByMode', language],
    queryFn: async ({ signal }): Promise<ModeLottery[]> => {
      const answers = await Promise.all(
        MODES.map(async (prizeMode) => {
          const lotteries = await call('lotteryList', { signal, query: { prizeMode, language } });
          return lotteries.map((lottery) => ({ ...lottery, prizeMode }));
        }),
      );
      // The later answer, that of the e-lottery mode, says what a lottery is.
      return [...new Map(answers.flat().map((lottery) => [lottery.code, lottery])).values()];
    },
  });

/** The lotteries of every prize mode with their running draws, asked for anew whenever a draw has passed. */
export function useLotteriesByMode() {
  return useQuery({
    ...byModeQuery(useLanguage()),
    refetchInterval: ({ state }) => untilNextDraw(state),
  });
}

/** The prize modes that some lotteries are of, in the order of the product. */
export const modesOf = (lotteries: readonly ModeLottery[]): PrizeMode[] =>
  [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT].filter((mode) => lotteries.some(({ prizeMode }) => prizeMode === mode));
