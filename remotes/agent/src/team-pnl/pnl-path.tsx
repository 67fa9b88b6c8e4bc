import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { type PnlFilter, writeFilter } from './pnl-filter';
import type { TeamPnl } from './pnl-source';
import styles from './team-pnl.module.css';

interface PnlPathProps {
  filter: PnlFilter;
  /** The names down to the opened member; empty until they are known. */
  path: TeamPnl['path'];
}

/** The way from the whole team down to the opened member; every name leads back to its level. */
export function PnlPath({ filter, path }: PnlPathProps) {
  const t = useT('agent');
  const to = (memberId: number | undefined) => ({ search: writeFilter({ ...filter, memberId }).toString() });
  return (
    <nav aria-label={t('pnl.path')}>
      <ol className={styles.path}>
        <li>
          <Link to={to(undefined)} className={styles.step}>
            {t('pnl.whole')}
          </Link>
        </li>
        {path.map(({ memberId, username }) => (
          <li key={memberId}>
            {memberId === filter.memberId ? (
              <span aria-current="page" className={styles.here}>
                {username}
              </span>
            ) : (
              <Link to={to(memberId)} className={styles.step}>
                {username}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
