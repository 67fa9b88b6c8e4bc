import type { Invitation } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import styles from './totals.module.css';

/** How many friends came, for how many the member was paid, and how much (F-INVITE-02). */
export function Totals({ invitation, currency }: { invitation: Invitation; currency: string }) {
  const t = useT('content');
  const { friends, paid, earned, gift } = invitation;
  const figures = [
    ['invite.friends', String(friends)],
    ['invite.paid', String(paid)],
    ['invite.earned', formatMoney(earned, currency)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{t(name)}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {gift === undefined ? null : (
        <p className={styles.gift}>{t('invite.gift', { amount: formatMoney(gift, currency) })}</p>
      )}
    </>
  );
}
