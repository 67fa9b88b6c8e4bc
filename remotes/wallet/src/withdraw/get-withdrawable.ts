import { bus } from '@foyer/shared/bus';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { useEffect } from 'react';

/** Time in ms between two questions while a withdrawal is on its way. */
const FOLLOW = 5_000;

/** What can be withdrawn now, and the withdrawal on its way, which is followed. Reloads with the balance. */
export function useWithdrawable() {
  const query = useQuery({
    ...callQuery('withdrawable'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.open === undefined ? false : FOLLOW),
  });
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('withdrawable')), []);
  return query;
}
