import { bus } from '@foyer/shared/bus';
import type { DepositOrder } from '@foyer/shared/contract';
import { ask, invalidate, madeQuery, useQuery } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';

/** Time in ms between two requests while an order is pending. */
const LOOK_AGAIN = 10_000;

const isPending = ({ status }: DepositOrder): boolean => status === 'pending';

/** One key for the list, whatever order is requested with it. */
export const openDepositsQuery = (orderNo?: string) =>
  madeQuery('openDeposits', 'list', (signal) => ask('openDeposits', signal, orderNo === undefined ? {} : { orderNo }));

/**
 * Pending and recently refused deposits. Reloads the balance when one is decided.
 *
 * @param orderNo an order to follow, which then stays in the list in any state
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
