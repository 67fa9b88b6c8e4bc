import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { CheckIcon, decimal, join, Money } from '@foyer/shared/ui';
import { rateText } from '../lottery-bets/rates';
import { usePickText } from '../lottery-bets/use-pick-text';
import styles from './lottery-orders.module.css';

type Order = NonNullable<ValueOf<'lotteryOrder'>>;

/** The lines of an order: bet, odds, stake, and what each brought; those that won by sign and word (F-ORDERS-05). */
export function OrderLines({ order, currency }: { order: Order; currency: string }) {
  const t = useT('games');
  const pickText = usePickText();
  return (
    <section aria-labelledby="order-lines" className={styles.part}>
      <h3 id="order-lines" className={styles.heading}>
        {t('orders.lines', { count: order.picks.length })}
      </h3>
      <ul>
        {order.picks.map(({ play, name, pick, stake, odds, pay }) => {
          const hasWon = pay !== undefined && decimal(pay).gt(0);
          return (
            <li key={`${play} ${pick}`} className={join(styles.line, hasWon && styles.winner)}>
              <div className={styles.what}>
                <p className={styles.name}>{pickText(pick)}</p>
                <p className={styles.note}>
                  {name} <bdi>{Object.values(odds).map(rateText).join(' · ')}</bdi>
                </p>
              </div>
              <div className={styles.outcome}>
                <Money value={stake} currency={currency} />
                {pay === undefined ? null : (
                  <p className={join(styles.pay, hasWon && styles.won)}>
                    {hasWon ? <CheckIcon size={16} /> : null}
                    {hasWon ? (
                      <Money value={pay} currency={currency} signed word={t('order.lineWon')} />
                    ) : (
                      t('order.lineLost')
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
