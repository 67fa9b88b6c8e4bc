import type { WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { type Fact, Facts } from '@foyer/shared/money';
import { stampText } from '@foyer/shared/report';
import { decimal, join, Money } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { useBankName } from '../bank-cards/bank-name';
import { CancelWithdrawal } from './cancel-withdrawal';
import styles from './withdraw.module.css';

const WAY = ['checking', 'paying', 'paid'] as const;

/** The way of a withdrawal: steps with their times, those to come without (F-WITHDRAW-11). */
function Steps({ order }: { order: WithdrawOrder }) {
  const t = useT('wallet');
  const isOver = order.status === 'cancelled' || order.status === 'refused';
  const reached = order.steps.map(({ status }) => status);
  const toCome = isOver ? [] : WAY.filter((status) => !reached.includes(status));
  return (
    <ol className={styles.steps}>
      {order.steps.map(({ status, at }) => (
        <li key={status} className={styles.reached} aria-current={status === order.status ? 'step' : undefined}>
          <span>{t(`withdraw.step.${status}`)}</span>
          <time className={styles.note} dateTime={new Date(at).toISOString()}>
            {stampText(at)}
          </time>
        </li>
      ))}
      {toCome.map((status) => (
        <li key={status} className={styles.toCome}>
          {t(`withdraw.step.${status}`)}
        </li>
      ))}
    </ol>
  );
}

interface OrderWayProps {
  order: WithdrawOrder;
  currency: string;
  /** Whether it was just made, so that its heading takes the focus. */
  fresh: boolean;
}

/** A withdrawal: its steps, what it pays and to which card, why it was refused, and how to take it back. */
export function OrderWay({ order, currency, fresh }: OrderWayProps) {
  const t = useT('wallet');
  const nameOf = useBankName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const { orderNo, amount, fee, received, card, status, reason } = order;
  const facts: Fact[] = [
    { name: t('withdraw.number'), value: orderNo },
    { name: t('withdraw.to'), value: <bdi>{`${nameOf(card.bank)} ••••\u00a0${card.lastFour}`}</bdi> },
    ...(decimal(fee).eq(0) ? [] : [{ name: t('withdraw.fee'), value: <Money value={fee} currency={currency} /> }]),
    {
      name: t(status === 'paid' ? 'withdraw.got' : 'withdraw.received'),
      value: <Money value={received} currency={currency} />,
    },
  ];
  return (
    <section className={join(styles.card, styles.order)} aria-labelledby="withdraw-order">
      <h2 ref={heading} id="withdraw-order" tabIndex={-1} className={styles.heading}>
        {t('withdraw.order')}
      </h2>
      <p className={styles.amount}>
        <Money value={amount} currency={currency} />
      </p>
      <p role="status" className={styles.state}>
        {t(`withdraw.state.${status}`)}
      </p>
      {reason === undefined ? null : (
        <p className={styles.note}>
          {t('withdraw.reason')} <bdi>{reason}</bdi>
        </p>
      )}
      <Steps order={order} />
      <Facts facts={facts} />
      {order.cancel ? <CancelWithdrawal orderNo={orderNo} amount={amount} currency={currency} /> : null}
    </section>
  );
}
