import { useT } from '@foyer/shared/i18n';
import { decimal, Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import type { OrderMore, OrderRow } from '../calls/shapes';
import { Time } from '../format/time';
import { Facts } from '../list/facts';
import styles from '../list/list.module.css';
import { useMerchant } from '../session/merchant';
import type { OrderKind } from './order-kind';

interface OrderFactsProps<Row extends OrderRow> {
  readonly kind: OrderKind<Row>;
  readonly order: Row & OrderMore;
}

/** The sum as the list has it and the state at a glance, then everything else. */
export function OrderFacts<Row extends OrderRow>({ kind, order }: OrderFactsProps<Row>) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const lines: readonly (readonly [string, ReactNode])[] = [
    ['fact.member', order.member],
    ...kind.facts(order),
    ...(decimal(order.fee).eq(0)
      ? []
      : ([
          ['fact.amount', <Money key="amount" value={order.amount} currency={currencySymbol} />],
          ['fact.fee', <Money key="fee" value={order.fee} currency={currencySymbol} />],
        ] as const)),
    ['fact.created', <Time key="created" at={order.createdAt} seconds />],
    ...(order.reason === null ? [] : ([['fact.reason', order.reason]] as const)),
  ];
  return (
    <>
      <p className={styles.sum}>
        <Money value={kind.toPay?.(order) ?? order.amount} currency={currencySymbol} />
        <span className={styles.state} data-state={order.status}>
          {t(`state.${order.status}`)}
        </span>
      </p>
      <Facts lines={lines} />
    </>
  );
}
