import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { Avatar, ChevronRightIcon } from '@foyer/shared/ui';
import styles from './member-card.module.css';

/** Replaces the member card for visitors; opens the log-in dialog (S2-MINE-05). */
export function VisitorCard() {
  const t = useT('account');
  return (
    <button
      type="button"
      className={styles.visitor}
      onClick={() => bus.emit('login:required', { returnTo: '/m/mine' })}
    >
      <Avatar size="large" />
      <span className={styles.words}>
        <strong className={styles.name}>{t('mine.visitor')}</strong>
        <span className={styles.note}>{t('mine.visitorNote')}</span>
      </span>
      <ChevronRightIcon size={20} className={styles.chevron} />
    </button>
  );
}
