import type { BetTotals } from '@foyer/shared/contract';
import { countText, useT } from '@foyer/shared/i18n';
import { decimal, Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { outcomeOfNet } from '../bet/outcome';
import styles from './record-summary.module.css';

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

interface RecordSummaryProps {
  totals: BetTotals;
  currency: string;
  children?: ReactNode;
}

/** The whole period's outcome, with the chart below if any. */
export function RecordSummary({ totals, currency, children }: RecordSummaryProps) {
  const t = useT('wallet');
  const shared = useT('shared');
  const open = totals.openStake;
  return (
    <section aria-label={shared('report.totals')} className={styles.card}>
      <p className={styles.net}>
        <span className={styles.label}>{t('record.net')}</span>
        <Money
          value={totals.net}
          currency={currency}
          signed
          word={t(`outcome.${outcomeOfNet(totals.net)}`)}
          className={styles.amount}
        />
      </p>
      {children}
      <dl className={styles.figures}>
        <Figure label={t('record.bets')}>{countText(totals.count)}</Figure>
        <Figure
          label={t('record.stake')}
          note={
            open !== undefined && decimal(open).gt(0) ? (
              <>
                {t('record.stillOpen')} <Money value={open} currency={currency} />
              </>
            ) : undefined
          }
        >
          <Money value={totals.stake} currency={currency} />
        </Figure>
        <Figure label={t('record.payout')}>
          <Money value={totals.payout} currency={currency} />
        </Figure>
      </dl>
    </section>
  );
}
