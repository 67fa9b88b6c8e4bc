import type { Withdrawable } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { decimal, formatMoney } from '@foyer/shared/ui';
import styles from './withdraw.module.css';

type Demand = Withdrawable['demands'][number];

function Progress({ demand, currency }: { demand: Demand; currency: string }) {
  const t = useT('wallet');
  const { id, origin, reference, asked, filled } = demand;
  const missing = decimal(asked).minus(filled).toFixed();
  const percent = decimal(filled).times(100).div(asked).round(0, 0).toFixed();
  const name = `demand-${id}`;
  return (
    <li className={styles.demand}>
      <p id={name} className={styles.line}>
        <span>
          {t(`withdraw.origin.${origin}`)} <bdi className={styles.note}>{reference}</bdi>
        </span>
        <span>{t('withdraw.missing', { amount: formatMoney(missing, currency) })}</span>
      </p>
      <progress className={styles.bar} aria-labelledby={name} max={100} value={percent} />
      <p className={styles.note}>
        {t('withdraw.filled', { filled: formatMoney(filled, currency), asked: formatMoney(asked, currency) })}
      </p>
    </li>
  );
}

/** Every open demand of turnover with its progress, oldest first (F-WAGER-02); nothing where there is none. */
export function Demands({ demands, currency }: { demands: readonly Demand[]; currency: string }) {
  const t = useT('wallet');
  if (demands.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="withdraw-demands">
      <h2 id="withdraw-demands" className={styles.heading}>
        {t('withdraw.demands')}
      </h2>
      <p className={styles.note}>{t('withdraw.demandsNote')}</p>
      <ol className={styles.demands}>
        {demands.map((demand) => (
          <Progress key={demand.id} demand={demand} currency={currency} />
        ))}
      </ol>
    </section>
  );
}
