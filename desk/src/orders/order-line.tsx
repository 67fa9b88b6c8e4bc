import { useT } from '@foyer/shared/i18n';
import { decimal, formatMoney, Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import type { OrderRow } from '../calls/shapes';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { useMerchant } from '../session/merchant';

interface OrderLineProps {
  readonly row: OrderRow;
  readonly way: ReactNode;
  /** What the decision is about, where a fee makes it another sum than the amount. */
  readonly toPay: string | undefined;
  readonly link: Omit<RowLinkProps, 'children'>;
}

export function OrderLine({ row, way, toPay, link }: OrderLineProps) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const { orderNo, member, amount, createdAt, waiting } = row;
  return (
    <RowLink {...link}>
      <span className={styles.number}>{orderNo}</span>
      <span className={styles.member}>{member}</span>
      <span className={styles.way}>{way}</span>
      <span className={styles.amount}>
        <Money value={toPay ?? amount} currency={currencySymbol} />
        {toPay === undefined || decimal(toPay).eq(amount) ? null : (
          <span className={styles.asked}>{t('orders.asked', { amount: formatMoney(amount, currencySymbol) })}</span>
        )}
      </span>
      <span className={styles.time}>
        <Time at={createdAt} />
      </span>
      {waiting === null ? null : (
        <span className={styles.voice}>{t(waiting.own ? 'waiting.own' : 'waiting.short', { by: waiting.by })}</span>
      )}
    </RowLink>
  );
}
