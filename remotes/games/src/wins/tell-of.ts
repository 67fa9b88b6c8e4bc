import { call } from '@foyer/shared/api';
import type { LotteryOrder } from '@foyer/shared/contract';

/** The numbers of those orders whose win no page has told of yet. */
export const newWins = (orders: readonly LotteryOrder[] = []): string[] =>
  orders.flatMap(({ orderNo, isNew }) => (isNew === true ? [orderNo] : []));

/** Says that the member sees these wins now, so that nothing tells of them again (F-SETTLE-06). */
export function tellOf(orderNos: readonly string[]): void {
  // Where it is not heard, the win is told once more.
  if (orderNos.length > 0) call('tellWins', { body: { orderNos: orderNos.slice(0, 100) } }).catch(() => undefined);
}
