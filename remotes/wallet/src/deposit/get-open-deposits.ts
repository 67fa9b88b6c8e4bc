import { bus } from '@foyer/shared/bus';
import type { DepositOrder } from '@foyer/shared/contract';
import { ask, invalidate, madeQuery, useQuery } from '@foyer/shared/query';
import { useEffect, useRef, useState } from 'react';

/** Time in ms between two questions while an order waits, and how many are asked by themselves: 2 minutes of visible page. */
const EVERY = 5_000;
const LOOKS = 24;

/** Whether somebody else's step may still change it. */
const isOnItsWay = ({ status }: DepositOrder): boolean => status === 'pending' || status === 'review';

/** One key for the list, whatever order is requested with it. */
const openDepositsQuery = (orderNo?: string) =>
  madeQuery('openDeposits', 'list', (signal) => ask('openDeposits', signal, orderNo === undefined ? {} : { orderNo }));

const lookAgain = () => invalidate('openDeposits', { cancelRefetch: false });

/**
 * Asks again while orders wait and the page is visible (F-DEPOSIT-08).
 * @param waiting their numbers as one text; another text begins anew
 * @returns whether it has ended, so that a button has to ask
 */
function useLooks(waiting: string): boolean {
  const [ended, setEnded] = useState<string>();
  useEffect(() => {
    if (waiting === '') return;
    setEnded(undefined);
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      void lookAgain();
      if (looks < LOOKS) return;
      clearInterval(timer);
      setEnded(waiting);
    }, EVERY);
    return () => clearInterval(timer);
  }, [waiting]);
  return waiting !== '' && ended === waiting;
}

/**
 * Waiting and recently refused deposits. Follows those that wait, and reloads the balance when one is decided.
 *
 * @param orderNo an order to follow, which then stays in the list in any state
 */
export function useOpenDeposits(orderNo: string | undefined) {
  const query = useQuery({ ...openDepositsQuery(orderNo), staleTime: 0 });
  const waiting = query.data?.filter(isOnItsWay).map((order) => order.orderNo);
  const isOver = useLooks(waiting?.join() ?? '');
  const before = useRef(waiting);
  useEffect(() => {
    const decided = before.current?.some((one) => waiting?.includes(one) === false);
    before.current = waiting ?? before.current;
    if (decided) bus.emit('wallet:refresh');
  });
  // The key is the same with and without an order, so a newly followed one asks again.
  const asked = useRef(orderNo);
  useEffect(() => {
    if (asked.current === orderNo) return;
    asked.current = orderNo;
    if (orderNo !== undefined) void invalidate('openDeposits');
  }, [orderNo]);
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('openDeposits')), []);
  return { query, isOver, look: () => void lookAgain() };
}
