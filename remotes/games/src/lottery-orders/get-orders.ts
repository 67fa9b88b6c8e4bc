import { serverNow } from '@foyer/shared/api';
import type { LotteryOrder } from '@foyer/shared/contract';
import { ask, callQuery, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';
import { useRefreshed } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';
import type { OrdersFilter } from './orders-filter';

const PAGE_SIZE = 20;
/** Time in ms after a draw until its orders are asked for, and between two questions while one is still open. */
const SETTLED_AFTER = 1500;
const EVERY = 3000;

/** Time in ms until the first of some orders can have ended; false where none is open. */
function untilSettled(orders: readonly Pick<LotteryOrder, 'status' | 'drawAt'>[]): number | false {
  const draws = orders.flatMap(({ status, drawAt }) => (status === 'open' ? [drawAt] : []));
  return draws.length === 0 ? false : Math.max(Math.min(...draws) + SETTLED_AFTER - serverNow(), EVERY);
}

/** The member's orders of a filter, newest first, followed until their draws are settled (F-ORDERS-05). */
export function useOrders({ from, to, code, status }: OrdersFilter) {
  const of = {
    ...{ startDate: from, endDate: to, zone: zoneOf() },
    ...(code === '' ? {} : { code }),
    ...(status === '' ? {} : { status: status as LotteryOrder['status'] }),
  };
  const pages = pagesQuery(
    'lotteryOrders',
    of,
    async (pageNum, signal, before) => {
      const begin = before === undefined ? {} : { before };
      const page = await ask('lotteryOrders', signal, { ...of, ...begin, pageSize: PAGE_SIZE });
      return { ...page, pageNum, totalPages: page.next === undefined ? pageNum : pageNum + 1 };
    },
    (_, { next }) => next,
  );
  const query = useInfiniteQuery({
    ...pages,
    staleTime: 0,
    refetchInterval: ({ state }) => untilSettled(state.data?.pages.flatMap(({ content }) => content) ?? []),
  });
  useRefreshed('lotteryOrders');
  const rows = query.data?.pages.flatMap(({ content }) => content);
  return { query, orders: rows && [...new Map(rows.map((order) => [order.orderNo, order])).values()] };
}

export const isOrderNo = (text: string): boolean => /^L\d{1,15}$/.test(text);

/** One order of the member, followed until it ends; null for none. What cannot be a number is not asked for. */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...callQuery('lotteryOrder', { orderNo }),
    enabled: isOrderNo(orderNo),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? untilSettled([state.data]) : false),
  });
