import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { type MembersFilter, writeFilter } from './members-filter';
import type { TeamMembers } from './members-source';
import styles from './team-members.module.css';

interface MembersPathProps {
  filter: MembersFilter;
  /** The names down to the opened member; empty until they are known, and in a search. */
  path: TeamMembers['path'];
}

/** The way from the whole team down to the opened member; every name leads back to its level. */
export function MembersPath({ filter, path }: MembersPathProps) {
  const t = useT('agent');
  const to = (memberId: number | undefined) => ({
    search: writeFilter({ ...filter, memberId, name: '', to: undefined }).toString(),
  });
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
