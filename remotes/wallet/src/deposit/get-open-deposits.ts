import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { DepositOrder } from '@foyer/shared/contract';
import { queryOptions, useQuery, useQueryClient } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { useEffect, useRef } from 'react';

/** While something waits for the cashier it is looked at again after this time, in ms. */
const LOOK_AGAIN = 10_000;

const isPending = ({ status }: DepositOrder): boolean => status === 'pending';

/** The list under one key, whichever order it is asked to have besides. */
export const openDepositsOptions = (token: string, orderNo?: string) =>
  queryOptions({
    queryKey: ['wallet', 'openDeposits', token],
    queryFn: ({ signal }) => call('openDeposits', { ...(orderNo === undefined ? {} : { query: { orderNo } }), signal }),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? LOOK_AGAIN : false),
    staleTime: 0,
  });

/**
 * Deposits that wait, and what was refused lately. When one is decided, the balance is loaded anew.
 *
 * @param orderNo an order to follow: it is in the list from the next answer on, whatever becomes of it
 */
export function useOpenDeposits(orderNo: string | undefined) {
  const client = useQueryClient();
  const token = useSession((state) => state.session?.token) ?? '';
  const query = useQuery(openDepositsOptions(token, orderNo));
  const waiting = query.data?.filter(isPending).map(({ orderNo }) => orderNo);
  const before = useRef(waiting);
  useEffect(() => {
    const decided = before.current?.some((orderNo) => waiting?.includes(orderNo) === false);
    before.current = waiting ?? before.current;
    if (decided) bus.emit('wallet:refresh');
  });
  useEffect(
    () => bus.on('wallet:refresh', () => void client.invalidateQueries(openDepositsOptions(token))),
    [client, token],
  );
  return query;
}
