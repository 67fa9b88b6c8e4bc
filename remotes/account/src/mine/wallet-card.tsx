import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { storage } from '@foyer/shared/storage';
import { IconButton, join, LinkButton, Money, RefreshIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import { DepositIcon } from '../icons/icons';
import styles from './wallet-card.module.css';

/** The balance, a way to load it anew, and the way to more of it. */
export function WalletCard() {
  const t = useT('account');
  const wallet = useSession((state) => state.wallet);
  const loading = useSession((state) => state.walletLoading);
  // Who hid the balance in the header finds it hidden here, too.
  const [hidden] = useState(() => storage.balanceHidden.get() === '1');
  return (
    <section aria-label={t('mine.wallet')} className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.label}>{t('mine.wallet')}</h2>
        <p className={join(styles.balance, loading && styles.loading)} aria-busy={loading}>
          <Money value={wallet?.sumBalance} currency={wallet?.currencySymbol} hidden={hidden || wallet === undefined} />
          <IconButton
            label={t('mine.refresh')}
            icon={<RefreshIcon size={20} />}
            className={styles.refresh}
            onClick={() => bus.emit('wallet:refresh')}
          />
        </p>
      </div>
      <LinkButton to="/m/voucherCenter" variant="primary" size="small" icon={<DepositIcon size={20} />}>
        {t('mine.quick.deposit')}
      </LinkButton>
    </section>
  );
}
