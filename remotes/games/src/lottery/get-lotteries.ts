import { serverNow } from '@foyer/shared/api';
import { type Lottery, PRIZE_MODES } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { ask, madeQuery, useQuery } from '@foyer/shared/query';

/** Time in ms after a draw until its result is available. */
const AFTER_DRAW = 1500;

/** Wait in ms when an immediate request brought nothing newer. */
const PATIENCE = 10_000;

/** Prize modes and their requests; ZY is never requested (A085). */
const modes = { [PRIZE_MODES.LOTT]: 'lottLotteries', [PRIZE_MODES.ELOTT]: 'elottLotteries' } as const;
const MODES = [PRIZE_MODES.LOTT, PRIZE_MODES.ELOTT] as const;
export type PrizeMode = (typeof MODES)[number];

export interface ModeLottery extends Lottery {
  /** A lottery in the answer of the e-lottery mode is an e-lottery (A085). */
  readonly prizeMode: PrizeMode;
}

/** The lotteries of both prize modes with their running draws, without doubles (S7-API-47). */
export async function askLotteries(signal: AbortSignal): Promise<ModeLottery[]> {
  const answers = await Promise.all(
    MODES.map(async (prizeMode) => {
      const lotteries = await ask(modes[prizeMode], signal);
      return lotteries.map((lottery) => ({ ...lottery, prizeMode }));
    }),
  );
  // The e-lottery answer comes last and decides a lottery's mode.
  return [...new Map(answers.flat().map((lottery) => [lottery.code, lottery])).values()];
}

/** Kept in the browser without modes, because earlier releases kept none. */
export const lotteriesQuery = (language: string) =>
  madeQuery<readonly Lottery[]>('lotteries', 'all', askLotteries, { language });

/** Known lotteries, and since when; 0 for kept ones. */
interface Asked {
  readonly data?: readonly Lottery[] | undefined;
  readonly dataUpdatedAt: number;
  readonly status: 'pending' | 'error' | 'success';
}

/**
 * Time in ms until lotteries are loaded again: until their first draw has passed. After a failure, or if a draw had passed
 * before the answer came, the platform gets more time.
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
 * The lotteries, reloaded whenever a draw has passed.
 * @param live whether they are visible; nothing is loaded otherwise
 */
export function useLotteries(live: boolean) {
  return useQuery({
    ...lotteriesQuery(useLanguage()),
    enabled: live,
    // Kept lotteries are reloaded at once, because their draws have passed.
    refetchInterval: ({ state }) => live && untilNextDraw(state),
  });
}
