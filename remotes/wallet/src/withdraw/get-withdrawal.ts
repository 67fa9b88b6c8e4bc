import { callQuery, useQuery } from '@foyer/shared/query';

const FOLLOW = 5_000;
const ENDED = ['paid', 'cancelled', 'refused'];

/** One withdrawal, followed until it ends. */
export const useWithdrawal = (orderNo: string) =>
  useQuery({
    ...callQuery('withdrawal', { orderNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && ENDED.includes(state.data.status) ? false : FOLLOW),
  });
