import { useT } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRow } from '../calls/shapes';
import { Time } from '../format/time';
import { useMerchant } from '../session/merchant';
import styles from './orders.module.css';

interface OrderLineProps {
  readonly row: OrderRow;
  readonly way: ReactNode;
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether Tab stops at it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

export function OrderLine({ row, way, to, isOpen, isStop, onFocus }: OrderLineProps) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const { orderNo, member, amount, createdAt, waiting } = row;
  return (
    <Link
      to={to}
      data-row={orderNo}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className={styles.row}
      onFocus={onFocus}
    >
      <span className={styles.number}>{orderNo}</span>
      <span className={styles.member}>{member}</span>
      <span className={styles.way}>{way}</span>
      <span className={styles.amount}>
        <Money value={amount} currency={currencySymbol} />
      </span>
      <span className={styles.time}>
        <Time at={createdAt} />
      </span>
      {waiting === null ? null : (
        <span className={styles.voice}>{t(waiting.own ? 'waiting.own' : 'waiting.short', { by: waiting.by })}</span>
      )}
    </Link>
  );
}
