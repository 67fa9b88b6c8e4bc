import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import type { ReactNode } from 'react';
import { quickEntries } from './entries';
import styles from './quick-menu.module.css';
import { useEntry } from './use-entry';

function Tile({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  const target = useEntry(to);
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return 'to' in target ? (
    <Link to={target.to} className={styles.tile}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.tile} onClick={target.onPress}>
      {content}
    </button>
  );
}

/** What a member comes here for most, one touch away. */
export function QuickMenu() {
  const t = useT('account');
  return (
    <nav aria-label={t('mine.quick')}>
      <ul className={styles.grid}>
        {quickEntries.map(({ name, to, icon }) => (
          <li key={name}>
            <Tile to={to} icon={icon} label={t(`mine.quick.${name}`)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
