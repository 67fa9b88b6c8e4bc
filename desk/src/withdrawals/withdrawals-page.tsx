import { Money } from '@foyer/shared/ui';
import type { WithdrawalRow } from '../calls/shapes';
import type { OrderKind } from '../orders/order-kind';
import { OrdersPage } from '../orders/orders-page';
import { useMerchant } from '../session/merchant';

function Received({ value }: { readonly value: string }) {
  const { currencySymbol } = useMerchant();
  return <Money value={value} currency={currencySymbol} />;
}

const withdrawals: OrderKind<WithdrawalRow> = {
  path: 'withdrawals',
  one: 'withdrawal',
  states: ['checking', 'paying', 'paid', 'refused', 'cancelled'],
  decisions: [
    { name: 'accept', key: 'a' },
    { name: 'paid', key: 'p', pays: true },
    { name: 'refuse', key: 'x', danger: true, reasoned: true },
  ],
  way: ({ card }) => `${card.bank} •• ${card.lastFour}`,
  toPay: ({ received }) => received,
  facts: ({ received, card }) => [
    ['fact.received', <Received key="received" value={received} />],
    ['fact.bank', card.bank],
    ['fact.holder', card.holder],
    ['fact.card', `•• ${card.lastFour}`],
  ],
};

/** Withdrawals to check and to pay, and what became of those before. */
export function WithdrawalsPage() {
  return <OrdersPage kind={withdrawals} />;
}
