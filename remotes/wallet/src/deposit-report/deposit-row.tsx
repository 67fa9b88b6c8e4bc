import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { timeText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { Badge, decimal, Money } from '@foyer/shared/ui';
import styles from './deposit-report.module.css';

const tones: Readonly<Record<string, 'success' | 'alert' | 'quiet'>> = { approved: 'success', refused: 'alert' };

/** A deposit: number, way and time, amount, fee, and a word for its state. */
export function DepositRow({ order, currency }: { order: DepositOrder; currency: string }) {
  const t = useT('wallet');
  const { to, state } = useOpened('order').linkTo(order.orderNo);
  const { orderNo, kind, amount, fee, status, createdAt } = order;
  return (
    <li className={styles.item}>
      <Link to={to} state={state} className={styles.row}>
        <div className={styles.what}>
          <p>{t(`deposits.way.${kind}`)}</p>
          <p className={styles.note}>
            <bdi>{orderNo}</bdi> · {timeText(createdAt)}
          </p>
        </div>
        <div className={styles.money}>
          <Money value={amount} currency={currency} className={styles.amount} />
          {decimal(fee).gt(0) ? (
            <p className={styles.note}>
              {t('deposits.fee')} <Money value={fee} currency={currency} />
            </p>
          ) : null}
          <Badge tone={tones[status] ?? 'quiet'}>{t(`deposits.state.${status}`)}</Badge>
        </div>
      </Link>
    </li>
  );
}
