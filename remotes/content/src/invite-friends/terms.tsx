import type { Invitation } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Card, formatMoney } from '@foyer/shared/ui';
import styles from './terms.module.css';

/** What both sides get, and for what; the amounts are those that the platform pays (B037, B041). */
export function Terms({ terms, currency }: { terms: Invitation['terms']; currency: string }) {
  const t = useT('content');
  const { deposit, inviter, friend } = terms;
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('invite.heading')}</h2>
      <dl className={styles.both}>
        {(
          [
            ['invite.forYou', inviter],
            ['invite.forFriend', friend],
          ] as const
        ).map(([name, amount]) => (
          <div key={name} className={styles.side}>
            <dt className={styles.name}>{t(name)}</dt>
            <dd className={styles.amount}>
              <bdi>{formatMoney(amount, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('invite.terms', { deposit: formatMoney(deposit, currency) })}</p>
    </Card>
  );
}
