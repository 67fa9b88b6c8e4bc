import { bus } from '@foyer/shared/bus';
import type { LotteryOrder } from '@foyer/shared/contract';
import { useEffect, useRef } from 'react';

/** Loads the balance anew when one of the orders that are shown ends. */
export function useFollowedBalance(orders: readonly Pick<LotteryOrder, 'orderNo' | 'status'>[] | undefined): void {
  const open = useRef<readonly string[]>([]);
  useEffect(() => {
    if (orders === undefined) return;
    const ended = orders.some(({ orderNo, status }) => status !== 'open' && open.current.includes(orderNo));
    open.current = orders.flatMap(({ orderNo, status }) => (status === 'open' ? [orderNo] : []));
    if (ended) bus.emit('wallet:refresh');
  }, [orders]);
}
