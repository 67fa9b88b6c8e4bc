import type { LotteryOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { join, Money } from '@foyer/shared/ui';
import styles from './lottery-orders.module.css';

interface OrderMoneyProps {
  order: Pick<LotteryOrder, 'status' | 'stake' | 'payout'>;
  currency: string;
}

/** What became of an order: what it brought or cost by sign, colour and word; the stake of one that is open or came back. */
export function OrderMoney({ order: { status, stake, payout }, currency }: OrderMoneyProps) {
  const t = useT('games');
  const isSettled = status === 'won' || status === 'lost';
  return (
    <span
      className={join(styles.money, status === 'open' && styles.open, !isSettled && status !== 'open' && styles.back)}
    >
      <Money
        value={status === 'won' ? payout : status === 'lost' ? `-${stake}` : stake}
        currency={currency}
        signed={isSettled}
        word={t(`orders.state.${status}`)}
      />
    </span>
  );
}
