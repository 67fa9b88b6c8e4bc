import { serverNow } from '@foyer/shared/api';
import { type Lottery, PRIZE_MODES } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { ask, madeQuery, useQuery } from '@foyer/shared/query';

/** A draw takes a moment to be answered; asking sooner would bring the old one, in ms. */
const AFTER_DRAW = 1500;

/** How long to wait where asking at once brought nothing newer, in ms. */
const PATIENCE = 10_000;

/** The prize modes that lotteries are drawn in, with what each is asked by; ZY is never asked for (A085). */
const modes = { [PRIZE_MODES.LOTT]: 'lottLotteries', [PRIZE_MODES.ELOTT]: 'elottLotteries' } as const;
const MODES = [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT] as const;
export type PrizeMode = (typeof MODES)[number];

export interface ModeLottery extends Lottery {
  /** Lotteries that the e-lottery mode answers too are e-lotteries, the others are not (A085). */
  readonly prizeMode: PrizeMode;
}

/** The lotteries of both prize modes with their running draws, each once (S7-API-47). */
export async function askLotteries(signal: AbortSignal): Promise<ModeLottery[]> {
  const answers = await Promise.all(
    MODES.map(async (prizeMode) => {
      const lotteries = await ask(modes[prizeMode], signal);
      return lotteries.map((lottery) => ({ ...lottery, prizeMode }));
    }),
  );
  // The later answer, that of the e-lottery mode, says what a lottery is.
  return [...new Map(answers.flat().map((lottery) => [lottery.code, lottery])).values()];
}

/** Kept in the browser; its rows have no mode, since what earlier releases kept has none. */
const lotteriesQuery = (language: string) =>
  madeQuery<readonly Lottery[]>('lotteries', 'all', askLotteries, { language });

/** What is known of some lotteries, and since when; 0 where it is what was kept from the last visit. */
interface Asked {
  readonly data?: readonly Lottery[] | undefined;
  readonly dataUpdatedAt: number;
  readonly status: 'pending' | 'error' | 'success';
}

/**
 * How long until lotteries are asked for anew, in ms: until the first of their draws has passed. Where the last try failed, or
 * a draw had passed before the answer came, the platform is given more time.
 */
export function untilNextDraw({ data, dataUpdatedAt, status }: Asked): number | false {
  if (dataUpdatedAt === 0 || !data?.length) return false;
  if (status === 'error') return PATIENCE;
  const [now, asked] = [serverNow(), serverNow(dataUpdatedAt)];
  const waits = data.map(({ nextDrawAt }) =>
    nextDrawAt > asked ? Math.max(nextDrawAt - now, 0) + AFTER_DRAW : PATIENCE,
  );
  return Math.min(...waits);
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
    refetchInterval: ({ state }) => live && untilNextDraw(state),
  });
}
