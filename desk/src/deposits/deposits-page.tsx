import { useLanguage } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import type { DepositRow } from '../calls/shapes';
import { Time } from '../format/time';
import type { OrderKind } from '../orders/order-kind';
import { OrdersPage } from '../orders/orders-page';
import { useMerchant } from '../session/merchant';

function Total({ value }: { readonly value: string }) {
  const { currencySymbol } = useMerchant();
  return <Money value={value} currency={currencySymbol} />;
}

function Method({ of: { methodName } }: { readonly of: DepositRow }) {
  return methodName[useLanguage() === 'TY' ? 'TY' : 'EN'];
}

const deposits: OrderKind<DepositRow> = {
  path: 'deposits',
  one: 'deposit',
  states: ['pending', 'review', 'approved', 'refused', 'cancelled', 'expired'],
  decisions: [
    { name: 'approve', key: 'a', pays: true },
    { name: 'book', key: 'b', pays: true },
    { name: 'refuse', key: 'x', danger: true, reasoned: true },
  ],
  way: (row) => <Method of={row} />,
  facts: (order) => [
    ['fact.total', <Total key="total" value={order.total} />],
    ['fact.method', <Method key="method" of={order} />],
    ...(order.payBy === null ? [] : ([['fact.payBy', <Time key="by" at={order.payBy} seconds />]] as const)),
    ...(order.paidAt === null ? [] : ([['fact.paidAt', <Time key="at" at={order.paidAt} seconds />]] as const)),
  ],
};

/** Deposits to approve, those in review, and what became of those before. */
export function DepositsPage() {
  return <OrdersPage kind={deposits} />;
}
