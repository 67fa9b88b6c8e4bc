import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { WarningIcon } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './deposit-ended.module.css';

/** An order that came to nothing. */
export type EndedOrder = DepositOrder & { readonly status: 'refused' | 'cancelled' | 'expired' };

export const isEnded = (order: DepositOrder | undefined): order is EndedOrder =>
  order !== undefined && ['refused', 'cancelled', 'expired'].includes(order.status);

/** What became of an order that came to nothing, above the form that still holds it (F-DEPOSIT-07). */
export function DepositEnded({ order }: { order: EndedOrder }) {
  const t = useT('wallet');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { status, reason, orderNo } = order;
  return (
    <section className={styles.panel} aria-labelledby="deposit-ended">
      <WarningIcon size={20} />
      <div role="status" className={styles.words}>
        <h2 ref={heading} id="deposit-ended" tabIndex={-1} className={styles.heading}>
          {t(`done.${status}`)}
        </h2>
        <p>{reason === undefined ? t(`done.${status}Next`) : <bdi>{reason}</bdi>}</p>
        <p className={styles.note}>
          {t('done.order')} <bdi>{orderNo}</bdi>
        </p>
      </div>
    </section>
  );
}
