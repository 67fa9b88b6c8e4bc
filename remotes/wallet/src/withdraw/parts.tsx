import type { Withdrawable } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import styles from './withdraw.module.css';

const PARTS = ['total', 'tied', 'held', 'bonus', 'available'] as const;

/** How the sum that can be withdrawn comes about, each part with a sentence (F-WITHDRAW-01). */
export function Parts({ terms, currency }: { terms: Withdrawable; currency: string }) {
  const t = useT('wallet');
  return (
    <section className={styles.card} aria-labelledby="withdraw-parts">
      <h2 id="withdraw-parts" className={styles.heading}>
        {t('withdraw.parts')}
      </h2>
      <dl className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={styles[part]}>
            <dt>
              {t(`withdraw.${part}`)}
              <span className={styles.note}>{t(`withdraw.${part}Note`)}</span>
            </dt>
            <dd>
              <Money value={terms[part]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
