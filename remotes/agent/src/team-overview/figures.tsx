import { useT } from '@foyer/shared/i18n';
import { Money } from '@foyer/shared/ui';
import { useOutcomeWord } from '../outcome-word';
import type { TeamOverview } from './get-overview';
import styles from './team-overview.module.css';

const AMOUNTS = ['deposit', 'withdrawal', 'stake', 'payout', 'rebate', 'bonus'] as const;
const COUNTS = ['registered', 'firstDepositors', 'activeMembers'] as const;

/** The result of the team, its money and its people. */
export function Figures({ totals, currency }: { totals: TeamOverview['totals']; currency: string }) {
  const t = useT('agent');
  const shared = useT('shared');
  const wordOf = useOutcomeWord();
  return (
    <section aria-label={shared('report.totals')} className={styles.card}>
      <p className={styles.net}>
        <span className={styles.label}>{t('overview.net')}</span>
        <span className={styles.amount}>
          <Money value={totals.net} currency={currency} signed word={wordOf(totals.net)} />
        </span>
      </p>
      <dl className={styles.counts}>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`overview.${name}`)}</dt>
            <dd>{totals[name]}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.amounts}>
        {AMOUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`overview.${name}`)}</dt>
            <dd>
              <Money value={totals[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
