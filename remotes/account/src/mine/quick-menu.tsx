import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage, Link } from '@foyer/shared/router';
import { List, ListRow } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { quickEntries } from './entries';
import styles from './quick-menu.module.css';
import { useEntry } from './use-entry';

function Tile({ to, icon, label }: { to: SiteAddress; icon: ReactNode; label: string }) {
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

function Row({ to, icon, label }: { to: SiteAddress; icon: ReactNode; label: string }) {
  return <ListRow title={label} icon={icon} {...useEntry(to)} />;
}

/** Links to the most used pages, as tiles or as rows of a list. */
export function QuickMenu({ look }: { look: 'tiles' | 'rows' }) {
  const t = useT('account');
  const entries = quickEntries.filter(({ to }) => hasPage(to));
  if (look === 'rows') {
    return (
      <nav aria-label={t('mine.quick')}>
        <List label={t('mine.quick')}>
          {entries.map(({ name, to, icon }) => (
            <Row key={name} to={to} icon={icon} label={t(`mine.quick.${name}`)} />
          ))}
        </List>
      </nav>
    );
  }
  return (
    <nav aria-label={t('mine.quick')}>
      <ul className={styles.grid}>
        {entries.map(({ name, to, icon }) => (
          <li key={name}>
            <Tile to={to} icon={icon} label={t(`mine.quick.${name}`)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
