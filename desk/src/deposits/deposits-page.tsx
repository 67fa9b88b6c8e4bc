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

const deposits: OrderKind<DepositRow> = {
  path: 'deposits',
  one: 'deposit',
  states: ['pending', 'review', 'approved', 'refused', 'cancelled', 'expired'],
  decisions: [
    { name: 'approve', key: 'a', pays: true },
    { name: 'book', key: 'b', pays: true },
    { name: 'refuse', key: 'x', danger: true, reasoned: true },
  ],
  way: ({ method }) => method,
  facts: ({ method, total, payBy, paidAt }) => [
    ['fact.total', <Total key="total" value={total} />],
    ['fact.method', method],
    ...(payBy === null ? [] : ([['fact.payBy', <Time key="by" at={payBy} seconds />]] as const)),
    ...(paidAt === null ? [] : ([['fact.paidAt', <Time key="at" at={paidAt} seconds />]] as const)),
  ],
};

/** Deposits to approve, those in review, and what became of those before. */
export function DepositsPage() {
  return <OrdersPage kind={deposits} />;
}
