import { serverNow } from '@foyer/shared/api';
import { callQuery, useQuery } from '@foyer/shared/query';
import type { Board } from '../lottery-bets/picks';

/** Time in ms between two questions while the platform still names the draw that has closed. */
const STILL_THE_SAME = 1000;
const AFTER_FAILURE = 5000;

interface Asked {
  readonly data?: Board | null | undefined;
  readonly status: 'pending' | 'error' | 'success';
}

/** Time in ms until the board is asked for again: at the closing of its draw (F-LOTTERYBET-02). */
function untilClosed({ data, status }: Asked): number | false {
  if (!data) return false;
  if (status === 'error') return AFTER_FAILURE;
  const left = data.closesAt - serverNow();
  return left > 0 ? left : STILL_THE_SAME;
}

/** What can be ordered of a lottery, always of the draw that takes orders; null for no lottery of the merchant. */
export const useBoard = (code: string) =>
  useQuery({
    ...callQuery('lotteryBoard', { code }),
    enabled: code !== '',
    staleTime: 0,
    // A hidden page asks for nothing, so that it asks when it is looked at again.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => untilClosed(state),
  });
