import type { InvitedFriend } from '@foyer/shared/contract';
import { dateText, stampText, useT } from '@foyer/shared/i18n';
import { formatMoney, join } from '@foyer/shared/ui';
import styles from './friend-row.module.css';

/** How many of the three steps (registered, first deposit, paid) are done. */
const STEPS = { registered: 1, small: 2, missed: 2, coming: 2, paid: 3 } as const satisfies Record<
  InvitedFriend['state'],
  number
>;

/** A friend by the masked name, with how far they are and what they bring. */
export function FriendRow({ friend, currency }: { friend: InvitedFriend; currency: string }) {
  const t = useT('content');
  const { name, registeredAt, state, paysAt, paidAt, amount } = friend;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        {amount === undefined ? null : (
          <span className={join(styles.amount, state === 'paid' && styles.gain)}>
            <bdi>
              {state === 'paid' ? '+' : ''}
              {formatMoney(amount, currency)}
            </bdi>
          </span>
        )}
      </div>
      <div className={styles.head}>
        <span className={styles.state}>{t(`invite.state.${state}`)}</span>
        <span className={styles.moment}>
          {state === 'coming' && paysAt !== undefined
            ? t('invite.paysAt', { moment: stampText(paysAt) })
            : dateText(state === 'paid' && paidAt !== undefined ? paidAt : registeredAt)}
        </span>
      </div>
      <span aria-hidden="true" className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <span key={step} className={join(styles.step, step <= STEPS[state] && styles.done)} />
        ))}
      </span>
    </li>
  );
}
