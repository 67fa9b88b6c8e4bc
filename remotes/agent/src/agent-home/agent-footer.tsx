import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { Badge, BellIcon, HomeIcon, join, Skeleton } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './agent-footer.module.css';
import { AgentLink } from './agent-link';
import { useDividend } from './get-dividend';
import { useUnreadNotices } from './get-unread';
import { AddMemberIcon, DividendIcon } from './icons';

const DIVIDEND = '/m/member/agent/agentDivident';
const NOTICES = '/m/member/notice?types=A';

function Entry({ to, icon, label, unread = 0 }: { to: SiteAddress; icon: ReactNode; label: string; unread?: number }) {
  const t = useT('agent');
  if (!hasPage(to)) return null;
  return (
    <li className={styles.place}>
      <AgentLink to={to} className={styles.entry}>
        <span className={styles.icon}>
          {icon}
          <span aria-hidden="true" className={styles.badge}>
            <Badge count={unread} />
          </span>
        </span>
        <span>{label}</span>
        {unread > 0 ? <span className="visually-hidden">, {t('unread', { count: unread })}</span> : null}
      </AgentLink>
    </li>
  );
}

/** Keeps an entry's place until its condition is known, so that the others do not move. */
const Coming = () => (
  <li aria-hidden="true" className={join(styles.place, styles.entry)}>
    <Skeleton className={styles.wait} />
  </li>
);

/** The footer of the agent's own pages (S2-AGENT-25 to S2-AGENT-28). */
export function AgentFooter() {
  const t = useT('agent');
  const dividend = useDividend();
  const unread = useUnreadNotices(hasPage(NOTICES));
  return (
    <nav aria-label={t('footer.label')} className={styles.footer}>
      <ul className={styles.list}>
        <Entry to={HOME} icon={<HomeIcon />} label={t('footer.home')} />
        <Entry to="/m/agentRegister" icon={<AddMemberIcon />} label={t('footer.register')} />
        {dividend ? <Entry to={DIVIDEND} icon={<DividendIcon />} label={t('footer.dividend')} /> : null}
        {dividend === undefined && hasPage(DIVIDEND) ? <Coming /> : null}
        <Entry to={NOTICES} icon={<BellIcon />} label={t('footer.notice')} unread={unread} />
      </ul>
    </nav>
  );
}
