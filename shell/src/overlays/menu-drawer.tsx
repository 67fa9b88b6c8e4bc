import { useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Avatar, Drawer, LinkButton } from '@foyer/shared/ui';
import { useDeferredValue } from 'react';
import { Balance, RefreshBalance, useMemberName, useMemberPicture } from '../member/balance-pill';
import { Appearance } from './appearance';
import styles from './menu-drawer.module.css';
import { MenuList, SignOutRow } from './menu-list';
import { overlayStore, useOverlays } from './overlay-store';

function MemberCard() {
  const t = useT('shell');
  const name = useMemberName();
  const picture = useMemberPicture();
  return (
    <div className={styles.card}>
      <Avatar name={name} src={picture} />
      <div className={styles.person}>
        <p className={styles.name}>{name}</p>
        <p className={styles.label}>{t('header.balance')}</p>
      </div>
      <div className={styles.purse}>
        <Balance className={styles.amount} />
        <RefreshBalance />
      </div>
    </div>
  );
}

function VisitorCard() {
  const t = useT('shell');
  const mayRegister = useFlag('DIRECTREG3');
  return (
    <div className={styles.visitor}>
      <p>{t('menu.visitor')}</p>
      <LinkButton to="/m/login" variant="primary" full>
        {t('header.login')}
      </LinkButton>
      {mayRegister ? (
        <LinkButton to="/m/register" full>
          {t('header.register')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** The header's menu: money, appearance, sign-out (S2-HEADER-18 to 25). */
export function MenuDrawer() {
  const t = useT('shell');
  // Its button shows the press at once, the menu is drawn in slices after it (decision 118).
  const wanted = useOverlays((state) => state.menuShow);
  const drawn = useDeferredValue(wanted);
  const isMember = useSession((state) => state.session !== undefined);
  return (
    <Drawer
      open={wanted && drawn}
      from="side"
      title={t('menu.title')}
      onClose={() => overlayStore.setState({ menuShow: false })}
    >
      <div className={styles.content}>
        {isMember ? <MemberCard /> : <VisitorCard />}
        <MenuList isMember={isMember} />
        <Appearance />
        {isMember ? <SignOutRow /> : null}
      </div>
    </Drawer>
  );
}
