import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { CheckIcon, decimal, join, Money } from '@foyer/shared/ui';
import { useId } from 'react';
import styles from './order-lines.module.css';
import { rateText } from './rate-text';
import { usePickText } from './use-pick-text';

interface OrderLinesProps {
  /** The lines of a lottery order as the platform tells them, of the member's own or of a team's. */
  picks: NonNullable<ValueOf<'teamOrder'>>['picks'];
  currency: string;
}

/** The lines of an order: bet, odds, stake, and what each brought; those that won by sign and word (F-ORDERS-05, F-TEAMBET-01). */
export function OrderLines({ picks, currency }: OrderLinesProps) {
  const t = useT('shared');
  const pickText = usePickText();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h3 id={heading} className={styles.heading}>
        {t('lottery.lines', { count: picks.length })}
      </h3>
      <ul>
        {picks.map(({ play, name, pick, stake, odds, pay }) => {
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
                      <Money value={pay} currency={currency} signed word={t('lottery.won')} />
                    ) : (
                      t('lottery.lost')
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
