import { callQuery, useQuery } from '@foyer/shared/query';

const FOLLOW = 5_000;
const ENDED = ['paid', 'cancelled', 'refused'];

/** One withdrawal, followed until it ends; a number that cannot be one is not asked for. */
export const useWithdrawal = (orderNo: string, isOne = true) =>
  useQuery({
    enabled: isOne,
    ...callQuery('withdrawal', { orderNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && ENDED.includes(state.data.status) ? false : FOLLOW),
  });
