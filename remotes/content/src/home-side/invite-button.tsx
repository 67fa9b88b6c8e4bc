import { useT } from '@foyer/shared/i18n';
import { TeamIcon } from '@foyer/shared/ui';
import styles from './side.module.css';
import { useInvite } from './use-invite';

/** Leads to the friends whom one may invite (S2-SIDESERVICE-04). */
export function InviteButton({ onDone }: { onDone: () => void }) {
  const t = useT('content');
  const { busy, invite } = useInvite();
  const press = () => {
    if (!busy) void invite().then(onDone);
  };
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={press}
        className={styles.row}
      >
        <TeamIcon className={styles.lit} />
        <span className={styles.name}>{t('invite.title')}</span>
      </button>
    </li>
  );
}
