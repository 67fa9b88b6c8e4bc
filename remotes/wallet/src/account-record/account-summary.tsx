import type { AccountRecordPage } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { decimal, Money } from '@foyer/shared/ui';
import styles from './account-summary.module.css';

export function AccountSummary({ totals, currency }: { totals: AccountRecordPage['totals']; currency: string }) {
  const t = useT('wallet');
  const shared = useT('shared');
  const paid = decimal(totals.out).neg().toFixed();
  return (
    <section aria-label={shared('report.totals')}>
      <dl className={styles.card}>
        <div className={styles.figure}>
          <dt className={styles.label}>{t('account.in')}</dt>
          <dd className={styles.value}>
            <Money value={totals.in} currency={currency} signed />
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.label}>{t('account.out')}</dt>
          <dd className={styles.value}>
            <Money value={paid} currency={currency} signed />
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.label}>{t('account.net')}</dt>
          <dd className={styles.value}>
            <Money value={totals.net} currency={currency} signed />
          </dd>
        </div>
      </dl>
    </section>
  );
}
