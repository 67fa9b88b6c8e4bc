import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { join, Money } from '@foyer/shared/ui';
import { useId } from 'react';
import { useWinners } from './get-winners';
import styles from './winners.module.css';

interface WinnersProps {
  /** Whether the list is on the screen, or near it. */
  live: boolean;
  /** How many are shown. */
  count: number;
  className?: string | undefined;
}

/** The largest lottery wins of the week, with masked names (A089). Nothing where nobody won so much, or nobody knows. */
export function Winners({ live, count, className }: WinnersProps) {
  const t = useT('games');
  const id = useId();
  const currency = useSession(({ wallet }) => wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const { data: winners = [] } = useWinners(live);
  if (winners.length === 0) return null;
  return (
    <section aria-labelledby={id} className={join(styles.section, className)}>
      <h2 id={id} className={styles.title}>
        {t('winners.title')}
      </h2>
      <ol className={styles.list}>
        {winners.slice(0, count).map(({ vo }, at) => (
          <li key={`${vo.account} ${vo.wonAt} ${vo.code}`} className={styles.row}>
            <span aria-hidden className={join(styles.place, at < 3 && styles.first)}>
              {at + 1}
            </span>
            <span className={styles.who}>
              <bdi>{vo.account}</bdi>
              <span className={styles.what}>{vo.displayName}</span>
            </span>
            <Money value={vo.winAmount} currency={currency} signed className={styles.won} />
          </li>
        ))}
      </ol>
    </section>
  );
}
