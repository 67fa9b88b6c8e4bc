import type { ProfitLoss } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { decimal, Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { netOf, outcomeOfNet } from '../bet/outcome';
import styles from './parts.module.css';

interface PartProps {
  label: string;
  note?: ReactNode;
  children: ReactNode;
}

function Part({ label, note, children }: PartProps) {
  return (
    <div className={styles.part}>
      <dt>
        {label}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The result of a period and the parts that sum up to it; open stakes stand beside it. */
export function Parts({
  totals,
  currency,
  children,
}: {
  totals: ProfitLoss['totals'];
  currency: string;
  children: ReactNode;
}) {
  const t = useT('wallet');
  const shared = useT('shared');
  const money = (value: string) => <Money value={value} currency={currency} />;
  const result = (value: string) => (
    <Money value={value} currency={currency} signed word={t(`outcome.${outcomeOfNet(value)}`)} />
  );
  return (
    <section aria-label={shared('report.totals')} className={styles.card}>
      <p className={styles.net}>
        <span className={styles.label}>{t('profit.net')}</span>
        <span className={styles.amount}>{result(totals.net)}</span>
      </p>
      {children}
      <dl className={styles.parts}>
        <Part
          label={t('profit.bets')}
          note={
            <>
              {t('profit.staked')} {money(totals.stake)} · {t('profit.paid')} {money(totals.payout)}
            </>
          }
        >
          {result(netOf(totals))}
        </Part>
        <Part label={t('profit.rebate')}>
          <Money value={totals.rebate} currency={currency} signed />
        </Part>
        <Part label={t('profit.bonus')}>
          <Money value={totals.bonus} currency={currency} signed />
        </Part>
        {decimal(totals.openStake).gt(0) ? <Part label={t('profit.open')}>{money(totals.openStake)}</Part> : null}
      </dl>
    </section>
  );
}
