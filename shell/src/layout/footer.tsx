import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import type { PagePath, SiteAddress } from '@foyer/shared/paths';
import { HOME, isHome, plainPath } from '@foyer/shared/paths';
import { Link, type SiteLinkProps, useLocation } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { GiftIcon, HeadsetIcon, HomeIcon, join, UserIcon, useSticky, WalletIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { useLinkTo } from '../member/trial-account';
import { keepReturnTo } from '../session/return-to';
import styles from './footer.module.css';
import { prepareChat } from './service-chat';
import { hasTallFooter } from './tall-footer';

interface EntryProps {
  to: SiteAddress;
  icon: ReactNode;
  label: string;
  active: boolean;
  onClick?: SiteLinkProps['onClick'];
}

function Entry({ to, icon, label, active, onClick }: EntryProps) {
  return (
    <Link to={to} className={styles.entry} aria-current={active ? 'page' : undefined} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </Link>
  );
}

/** Member center. Visitors log in first; a trial account stays and gets a message (S2-FOOTER-19, 21, 22). */
function MineEntry({ active }: { active: boolean }) {
  const t = useT('shell');
  const isMember = useSession((state) => state.session !== undefined);
  const mine = useLinkTo('/m/mine');
  const common = { icon: <UserIcon />, label: t('footer.mine'), active };
  if (isMember) return <Entry {...common} {...mine} />;
  return <Entry {...common} to="/m/login" onClick={() => keepReturnTo(undefined)} />;
}

/** Five entries at the bottom, with the deposit raised in the middle. It shrinks once the page is scrolled (S2-FOOTER-15 to 19). */
export function Footer() {
  const t = useT('shell');
  const { pathname } = useLocation();
  const scrolled = useSticky();
  const at = (path: PagePath) => plainPath(pathname) === path;
  return (
    <footer className={join(styles.footer, scrolled && styles.small)} data-tall={hasTallFooter() || undefined}>
      <nav aria-label={t('footer.label')} className={styles.entries}>
        <Entry to={HOME} icon={<HomeIcon />} label={t('footer.home')} active={isHome(pathname)} />
        <Entry to="/m/activity" icon={<GiftIcon />} label={t('footer.activity')} active={at('/m/activity')} />
        <Link
          {...useLinkTo('/m/voucherCenter')}
          className={styles.deposit}
          aria-current={at('/m/voucherCenter') ? 'page' : undefined}
        >
          <span className={styles.lamp}>
            <WalletIcon />
          </span>
          <span>{t('footer.deposit')}</span>
        </Link>
        <button
          type="button"
          className={styles.entry}
          onPointerDown={prepareChat}
          onFocus={prepareChat}
          onClick={() => bus.emit('service:open')}
        >
          <HeadsetIcon />
          <span>{t('footer.service')}</span>
        </button>
        <MineEntry active={at('/m/mine')} />
      </nav>
    </footer>
  );
}
