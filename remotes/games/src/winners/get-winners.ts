import type { LotteryWinner } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { decimal } from '@foyer/shared/ui';

/** Wins by their amount, the largest first; equal ones stay in the order of the answer (S4-LOTTERY-01, A089). */
const bySize = (winners: readonly LotteryWinner[]): LotteryWinner[] =>
  [...winners].sort((one, two) => decimal(two.vo.winAmount).cmp(decimal(one.vo.winAmount)));

/**
 * The latest lottery winners, the largest win first.
 * @param live whether they are visible; nothing is loaded otherwise
 */
export const useWinners = (live: boolean) =>
  useQuery({ ...callQuery('lotteryWinners'), enabled: live, select: bySize });
