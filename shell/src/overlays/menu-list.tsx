import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { hasPage, useNavigate } from '@foyer/shared/router';
import { CardIcon, EyeIcon, EyeOffIcon, List, ListRow, RefreshIcon, SignOutIcon, WalletIcon } from '@foyer/shared/ui';
import { toggleBalance, useBalanceHidden } from '../member/balance-mask';
import { tellTrialAccount, useLinkTo } from '../member/trial-account';
import styles from './menu-drawer.module.css';

const WITHDRAW = '/m/withdraw';

/** Deposit, withdraw, refresh; for members also the amounts' mask (S2-HEADER-18 to 21, 23). */
export function MenuList({ isMember }: { isMember: boolean }) {
  const t = useT('shell');
  const navigate = useNavigate();
  const deposit = useLinkTo('/m/voucherCenter');
  const hidden = useBalanceHidden();
  return (
    <List label={t('menu.money')}>
      <ListRow
        icon={<WalletIcon />}
        title={t('menu.deposit')}
        {...(deposit.onClick ? { onPress: tellTrialAccount } : { to: deposit.to })}
      />
      {hasPage(WITHDRAW) ? <ListRow icon={<CardIcon />} title={t('menu.withdraw')} to={WITHDRAW} /> : null}
      <ListRow
        icon={<RefreshIcon />}
        title={t('menu.refresh')}
        onPress={() => (isMember ? bus.emit('wallet:refresh') : navigate('/m/login'))}
      />
      {isMember ? (
        <ListRow
          icon={hidden ? <EyeIcon /> : <EyeOffIcon />}
          title={t(hidden ? 'menu.showBalance' : 'menu.hideBalance')}
          onPress={toggleBalance}
        />
      ) : null}
    </List>
  );
}

/** Signs out after a confirmation (S2-HEADER-22, S2-HEADER-25). */
export function SignOutRow() {
  const t = useT('shell');
  return (
    <List>
      <ListRow
        icon={<SignOutIcon />}
        title={t('menu.signOut')}
        onPress={() => bus.emit('session:signOut')}
        className={styles.out}
      />
    </List>
  );
}
