import { countText, useT } from '@foyer/shared/i18n';
import { ChevronDownIcon, decimal, Money } from '@foyer/shared/ui';
import { useOutcomeWord } from '../outcome-word';
import type { BetsPage } from './bets-source';
import styles from './team-betting.module.css';

interface ShownProps {
  currency: string;
}

/** What was placed in the range, whatever became of it. */
export function Placed({ totals, currency }: ShownProps & { totals: NonNullable<BetsPage['totals']> }) {
  const t = useT('agent');
  const shared = useT('shared');
  const wordOf = useOutcomeWord();
  return (
    <section aria-label={shared('report.totals')} className={styles.card}>
      <h2 className={styles.head}>{t('bets.placed')}</h2>
      <p className={styles.amount}>
        <Money value={totals.net} currency={currency} signed word={wordOf(totals.net)} />
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('bets.count')}</dt>
          <dd>{countText(totals.count)}</dd>
        </div>
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>
            <Money value={totals.stake} currency={currency} />
          </dd>
          {decimal(totals.openStake).gt(0) ? (
            <dd className={styles.note}>
              <Money value={totals.openStake} currency={currency} /> {t('bets.stillOpen')}
            </dd>
          ) : null}
        </div>
        <div>
          <dt>{t('bets.payout')}</dt>
          <dd>
            <Money value={totals.payout} currency={currency} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** What was decided in the range, as overview and profit tell it (B020). */
export function Decided({ decided, currency }: ShownProps & { decided: NonNullable<BetsPage['decided']> }) {
  const t = useT('agent');
  const wordOf = useOutcomeWord();
  const amounts = [
    [t('bets.stake'), decided.stake],
    [t('bets.payout'), decided.payout],
    [t('overview.rebate'), decided.rebate],
    [t('overview.bonus'), decided.bonus],
  ] as const;
  return (
    <section aria-label={t('bets.decided')} className={styles.card}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.head}>{t('bets.decided')}</span>
          <span className={styles.net}>
            <Money value={decided.net} currency={currency} signed word={wordOf(decided.net)} />
          </span>
          <ChevronDownIcon size={16} className={styles.arrow} />
        </summary>
        <p className={styles.note}>{t('bets.decidedNote')}</p>
        <dl className={styles.figures}>
          {amounts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
