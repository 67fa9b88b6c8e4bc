import { useT } from '@foyer/shared/i18n';
import { Receipt } from '@foyer/shared/money';
import { Button, LinkButton } from '@foyer/shared/ui';
import type { PlacedOrder } from './use-place-order';

interface PlacedNoteProps {
  placed: PlacedOrder;
  currency: string;
  onMore: () => void;
}

/** The receipt of an order: its number, its draws, and the way to the orders. */
export function PlacedNote({ placed, currency, onMore }: PlacedNoteProps) {
  const t = useT('games');
  const { orderNo, stake, orders } = placed;
  const [first] = orders;
  const facts = [
    { name: t('orders.number'), value: orderNo },
    { name: t('confirm.draw'), value: first?.issue },
    ...(orders.length > 1 ? [{ name: t('chase.title'), value: orders.length }] : []),
  ];
  return (
    <Receipt title={t('placed.title')} amount={stake} currency={currency} facts={facts}>
      <LinkButton to={`/m/lotteryOrders?order=${orderNo}`} variant="primary" full>
        {t('placed.orders')}
      </LinkButton>
      <Button variant="link" full onClick={onMore}>
        {t('placed.more')}
      </Button>
    </Receipt>
  );
}
