import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import { currentLanguage } from '@foyer/shared/i18n';
import { type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { useEffect } from 'react';

type OrderWish = Omit<BodyOf<'placeOrder'>, 'key'>;
export type PlacedOrder = ValueOf<'placeOrder'>;
export type Placing = MoneySubmit<OrderWish, PlacedOrder>;

/** Refusals that say that the board is not what it was. */
const OF_THE_BOARD = ['draw.closed', 'odds.changed', 'pick.invalid', 'permission.denied'];

/** Why the last try was refused: the code of the platform; undefined where it was not. */
export const refusalOf = ({ error }: Pick<Placing, 'error'>): string | undefined =>
  error instanceof ApiError ? error.code : undefined;

/**
 * Places orders, once for each press (F-ORDERS-02).
 * @param onDone hears the lottery of an order that is placed, whether its answer came by itself or had to be asked for
 */
export function usePlaceOrder(onDone: (code: string | undefined) => void): Placing {
  const money = useMoneySubmit<'placeOrder', OrderWish>({
    operation: 'placeOrder',
    send: (wish, key) => call('placeOrder', { query: { language: currentLanguage() }, body: { ...wish, key } }),
    onDone: ({ orders: [first] }) => {
      onDone(first?.code);
      void invalidate('lotteryOrders');
    },
  });
  const refusal = refusalOf(money);
  useEffect(() => {
    if (refusal !== undefined && OF_THE_BOARD.includes(refusal)) void invalidate('lotteryBoard');
    if (refusal === 'balance.insufficient') bus.emit('wallet:refresh');
  }, [refusal]);
  return money;
}
