import { call } from '@foyer/shared/api';
import type { Lottery } from '@foyer/shared/contract';
import { type LanguageCode, useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { vendorsQuery } from '../catalogue/get-vendors';
import { prizeModeOf } from '../launch/prize-mode';

/** A draw takes a moment to be answered; asking sooner would bring the old one, in ms. */
const AFTER_DRAW = 1500;

/** The lotteries of a prize mode with their running draws (S7-API-47). */
const lotteriesQuery = (prizeMode: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['games', 'lotteries', prizeMode, language],
    queryFn: ({ signal }) => call('lotteryList', { signal, query: { prizeMode, language } }),
  });

/** How long until the first of some draws has passed, in ms. */
export function untilNextDraw(lotteries: readonly Lottery[], now: number): number {
  const soonest = Math.min(...lotteries.map(({ nextDrawAt }) => nextDrawAt));
  return Math.max(soonest - now, 0) + AFTER_DRAW;
}

/**
 * The lotteries, asked for anew whenever a draw has passed.
 * @param live whether they are on the screen: nothing is asked for otherwise
 */
export function useLotteries(live: boolean) {
  const language = useLanguage();
  const vendors = useQuery(vendorsQuery);
  return useQuery({
    ...lotteriesQuery(prizeModeOf(vendors.data), language),
    enabled: live && !vendors.isPending,
    refetchInterval: ({ state }) => (live && state.data?.length ? untilNextDraw(state.data, Date.now()) : false),
  });
}
