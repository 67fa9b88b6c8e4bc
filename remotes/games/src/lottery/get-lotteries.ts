import { call, merchantCode } from '@foyer/shared/api';
import { type Lottery, PRIZE_MODES } from '@foyer/shared/contract';
import { type LanguageCode, useLanguage } from '@foyer/shared/i18n';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';

/** A draw takes a moment to be answered; asking sooner would bring the old one, in ms. */
const AFTER_DRAW = 1500;

/** The prize modes that lotteries are drawn in; ZY is never asked for (A085). */
export const MODES = [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT] as const;

/** The lotteries of both prize modes with their running draws, each once (S7-API-47). */
const lotteriesQuery = (language: LanguageCode) =>
  cachedQuery(() => cached.lotteries.of([language, merchantCode()]), {
    queryKey: ['games', 'lotteries', language],
    queryFn: async ({ signal }) => {
      const modes = MODES.map((prizeMode) => call('lotteryList', { signal, query: { prizeMode, language } }));
      const lotteries = (await Promise.all(modes)).flat();
      return [...new Map(lotteries.map((lottery) => [lottery.code, lottery])).values()];
    },
  });

/** How long until the first of some draws has passed and can be asked for, in ms. */
export function untilNextDraw(lotteries: readonly Lottery[], now: number): number {
  const soonest = Math.min(...lotteries.map(({ nextDrawAt }) => nextDrawAt));
  return Math.max(soonest - now, 0) + AFTER_DRAW;
}

/**
 * The lotteries, asked for anew whenever a draw has passed.
 * @param live whether they are on the screen: nothing is asked for otherwise
 */
export function useLotteries(live: boolean) {
  return useQuery({
    ...lotteriesQuery(useLanguage()),
    enabled: live,
    // What was kept from the last visit is asked for anew anyway; its draws have passed.
    refetchInterval: ({ state }) =>
      live && state.dataUpdatedAt > 0 && state.data?.length ? untilNextDraw(state.data, Date.now()) : false,
  });
}
