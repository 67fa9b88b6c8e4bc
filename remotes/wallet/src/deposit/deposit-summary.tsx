import type { DepositMethod } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import { costOf } from './amount';
import styles from './deposit-summary.module.css';

interface DepositSummaryProps {
  method: DepositMethod;
  amount: string;
  currency: string;
}

export function DepositSummary({ method, amount, currency }: DepositSummaryProps) {
  const t = useT('wallet');
  const cost = costOf(amount, method);
  const lines = [
    { key: 'deposit.wallet', value: cost.amount },
    { key: 'deposit.fee', value: cost.fee },
    { key: 'deposit.total', value: cost.total },
  ];
  return (
    <section aria-label={t('deposit.summary')}>
      <dl className={styles.lines}>
        {lines.map(({ key, value }) => (
          <div key={key} className={styles.line}>
            <dt>{t(key)}</dt>
            <dd>
              <Money value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
