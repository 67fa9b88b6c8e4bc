import type { WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { timeText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { Badge, decimal, Money } from '@foyer/shared/ui';
import { useBankName } from '../bank-cards/bank-name';
import styles from '../deposit-report/deposit-report.module.css';

const tones: Readonly<Record<string, 'success' | 'alert' | 'quiet'>> = { paid: 'success', refused: 'alert' };

/** A withdrawal: card, number and time, amount, fee, what arrives, a word for its state, and why it was refused (B014). */
export function WithdrawRow({ order, currency }: { order: WithdrawOrder; currency: string }) {
  const t = useT('wallet');
  const nameOf = useBankName();
  const { to, state } = useOpened('order').linkTo(order.orderNo);
  const { orderNo, card, amount, fee, received, status, reason, createdAt } = order;
  return (
    <li className={styles.item}>
      <Link to={to} state={state} className={styles.row}>
        <div className={styles.what}>
          <p>
            <bdi>{`${nameOf(card.bank)} ••••\u00a0${card.lastFour}`}</bdi>
          </p>
          <p className={styles.note}>
            <bdi>{orderNo}</bdi> · {timeText(createdAt)}
          </p>
          {reason === undefined ? null : (
            <p className={styles.note}>
              {t('withdrawals.reason')}
              <bdi>{reason}</bdi>
            </p>
          )}
        </div>
        <div className={styles.money}>
          <Money value={amount} currency={currency} className={styles.amount} />
          {decimal(fee).gt(0) ? (
            <>
              <p className={styles.note}>
                {t('withdrawals.fee')} <Money value={fee} currency={currency} />
              </p>
              <p className={styles.note}>
                {t('withdrawals.received')} <Money value={received} currency={currency} />
              </p>
            </>
          ) : null}
          <Badge tone={tones[status] ?? 'quiet'}>{t(`withdraw.step.${status}`)}</Badge>
        </div>
      </Link>
    </li>
  );
}
