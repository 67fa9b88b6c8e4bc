import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Button, CheckIcon, decimal, HistoryIcon, join, LinkButton, Money, WarningIcon } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './deposit-done.module.css';

interface DepositDoneProps {
  order: DepositOrder;
  status: DepositOrder['status'];
  note: string | undefined;
  currency: string;
  onAgain: () => void;
}

const signs = {
  approved: CheckIcon,
  pending: HistoryIcon,
  review: HistoryIcon,
  refused: WarningIcon,
  cancelled: WarningIcon,
  expired: WarningIcon,
} as const;
const looks = {
  approved: 'approved',
  pending: 'pending',
  review: 'pending',
  refused: 'refused',
  cancelled: 'refused',
  expired: 'refused',
} as const;

/** A placed deposit: its status, number and amount, and what happens next. */
export function DepositDone({ order, status, note, currency, onAgain }: DepositDoneProps) {
  const t = useT('wallet');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Sign = signs[status];
  return (
    <section className={styles.panel} aria-labelledby="deposit-done">
      <span className={join(styles.sign, styles[looks[status]])}>
        <Sign size={32} />
      </span>
      <h2 ref={heading} id="deposit-done" tabIndex={-1} className={styles.heading}>
        {t(`done.${status}`)}
      </h2>
      <p className={styles.amount}>
        <Money value={order.amount} currency={currency} />
      </p>
      <p role="status" className={styles.next}>
        {order.reason ?? t(order.payUrl === undefined ? `done.${status}Next` : 'done.payNext')}
      </p>
      {status === 'pending' && note !== undefined ? <p className={styles.next}>{note}</p> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{t('done.order')}</dt>
          <dd>{order.orderNo}</dd>
        </div>
        {decimal(order.fee).eq(0) ? null : (
          <div>
            <dt>{t('deposit.fee')}</dt>
            <dd>
              <Money value={order.fee} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.ways}>
        {order.payUrl === undefined ? null : (
          <Button variant="primary" full onClick={() => location.assign(order.payUrl ?? '')}>
            {t('done.pay')}
          </Button>
        )}
        {status === 'approved' ? (
          <LinkButton to="/m/gameList?gameType=HOT" variant="primary" full>
            {t('done.play')}
          </LinkButton>
        ) : null}
        <LinkButton to="/m/transaction/record" variant={status === 'approved' ? 'quiet' : 'primary'} full>
          {t('done.record')}
        </LinkButton>
        <LinkButton to={HOME} full>
          {t('done.home')}
        </LinkButton>
        <Button variant="link" full onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </section>
  );
}
