import { imageUrl } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Avatar, join, Money, RefreshIcon } from '@foyer/shared/ui';
import { useBalanceHidden } from './balance-mask';
import styles from './balance-pill.module.css';

/** The member's nickname, or account without one (S2-HEADER-13). Before either is loaded, the name of the log-in. */
export const useMemberName = (): string =>
  useSession(({ member, session }) => member?.nickname || member?.account || session?.userName || '');

/** The member's head icon; undefined without one. */
export const useMemberPicture = (): string | undefined => {
  const path = useSession(({ member }) => member?.headIcon);
  return path ? imageUrl(path) : undefined;
};

/** The header's balance: masked by choice and while it loads (S2-HEADER-14, 15, 24, S4-HEADER-01). */
export function Balance({ className }: { className?: string | undefined }) {
  const wallet = useSession((state) => state.wallet);
  const loading = useSession((state) => state.walletLoading);
  const hidden = useBalanceHidden();
  return (
    <Money
      value={wallet?.sumBalance}
      currency={wallet?.currencySymbol}
      hidden={hidden || loading || wallet === undefined}
      className={className}
    />
  );
}

/** Reloads the balance and turns meanwhile. */
export function RefreshBalance() {
  const t = useT('shell');
  const loading = useSession((state) => state.walletLoading);
  return (
    <button
      type="button"
      aria-label={t('menu.refresh')}
      aria-busy={loading}
      className={styles.refresh}
      onClick={() => bus.emit('wallet:refresh')}
    >
      <RefreshIcon size={16} className={loading ? styles.turning : undefined} />
    </button>
  );
}

/** Member and balance. `slim` shows only the balance, for inner pages. */
export function BalancePill({ slim = false }: { slim?: boolean }) {
  const t = useT('shell');
  const name = useMemberName();
  const picture = useMemberPicture();
  // A hidden balance shows stars before and after loading.
  const hidden = useBalanceHidden();
  const loading = useSession(({ wallet, walletLoading }) => walletLoading || wallet === undefined) && !hidden;
  return (
    <div className={join(styles.pill, slim && styles.slim)}>
      {slim ? null : <Avatar name={name} src={picture} size="small" className={styles.avatar} />}
      <span className={styles.words}>
        {slim ? null : <span className={styles.name}>{name}</span>}
        <span className="visually-hidden">{t('header.balance')} </span>
        <Balance className={join(styles.amount, loading && styles.coming)} />
      </span>
      <RefreshBalance />
    </div>
  );
}
