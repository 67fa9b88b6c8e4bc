import type { RebatePage } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Badge, Money } from '@foyer/shared/ui';
import styles from './rebate.module.css';
import { RebateShares } from './rebate-shares';

/** What today would bring as it stands: apart from the paid days, and in no total. */
export function RunningDay({ running, currency }: { running: NonNullable<RebatePage['running']>; currency: string }) {
  const t = useT('wallet');
  const isEmpty = running.parts.length === 0 && running.team === '0';
  return (
    <section aria-label={t('rebate.running')} className={styles.running}>
      <p className={styles.head}>
        <Badge tone="quiet">{t('rebate.running')}</Badge>
        <Money value={running.amount} currency={currency} className={styles.amount} />
      </p>
      <p className={styles.note}>{t(isEmpty ? 'rebate.nothingYet' : 'rebate.estimate')}</p>
      <RebateShares parts={running.parts} team={running.team} />
    </section>
  );
}
