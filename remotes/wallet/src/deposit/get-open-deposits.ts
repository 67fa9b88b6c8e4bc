import { bus } from '@foyer/shared/bus';
import type { DepositOrder } from '@foyer/shared/contract';
import { ask, invalidate, madeQuery, useQuery } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';

/** While something waits for the cashier it is looked at again after this time, in ms. */
const LOOK_AGAIN = 10_000;

const isPending = ({ status }: DepositOrder): boolean => status === 'pending';

/** The list under one key, whichever order it is asked to have besides. */
export const openDepositsQuery = (orderNo?: string) =>
  madeQuery('openDeposits', 'list', (signal) => ask('openDeposits', signal, orderNo === undefined ? {} : { orderNo }));

/**
 * Deposits that wait, and what was refused lately. When one is decided, the balance is loaded anew.
 *
 * @param orderNo an order to follow: it is in the list from the next answer on, whatever becomes of it
 */
export function useOpenDeposits(orderNo: string | undefined) {
  const query = useQuery({
    ...openDepositsQuery(orderNo),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? LOOK_AGAIN : false),
    staleTime: 0,
  });
  const waiting = query.data?.filter(isPending).map(({ orderNo }) => orderNo);
  const before = useRef(waiting);
  useEffect(() => {
    const decided = before.current?.some((orderNo) => waiting?.includes(orderNo) === false);
    before.current = waiting ?? before.current;
    if (decided) bus.emit('wallet:refresh');
  });
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('openDeposits')), []);
  return query;
}
