import type { LotteryOrder } from '@foyer/shared/contract';

/** Orders that were placed at once, on following draws; mostly one. */
export interface OrderSeries {
  /** The number of the first of them. */
  readonly series: string;
  readonly orders: readonly [LotteryOrder, ...LotteryOrder[]];
}

/** Orders of a list by what they were placed with. In a list those of a series follow each other. */
export function groupBySeries(orders: readonly LotteryOrder[]): OrderSeries[] {
  const groups: { series: string; orders: [LotteryOrder, ...LotteryOrder[]] }[] = [];
  for (const order of orders) {
    const series = order.series ?? order.orderNo;
    const last = groups.at(-1);
    if (last?.series === series) last.orders.push(order);
    else groups.push({ series, orders: [order] });
  }
  return groups;
}
