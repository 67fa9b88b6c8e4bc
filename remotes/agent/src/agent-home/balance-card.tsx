import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { sessionStore, useSession } from '@foyer/shared/session';
import { IconButton, Money, MoonIcon, RefreshIcon, Skeleton, SunIcon } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { AgentLink } from './agent-link';
import styles from './balance-card.module.css';
import { greetingAt } from './greeting';

function Balance() {
  const t = useT('agent');
  const wallet = useSession((state) => state.wallet);
  const loading = useSession((state) => state.walletLoading);
  return (
    <div className={styles.balance}>
      <span className={styles.label}>{t('balance.label')}</span>
      <span className={styles.line}>
        {wallet ? (
          <Money value={wallet.sumBalance} currency={wallet.currencySymbol} className={styles.amount} />
        ) : loading ? (
          <Skeleton className={styles.wait} />
        ) : (
          <span className={styles.amount}>--</span>
        )}
        <IconButton
          label={t('balance.refresh')}
          icon={<RefreshIcon size={20} />}
          disabled={loading}
          onClick={() => bus.emit('wallet:refresh')}
        />
      </span>
    </div>
  );
}

/** Greeting by the hour, name, balance, and links to deposit and withdrawal (S2-AGENT-03 to 08, 23, 24). */
export function BalanceCard() {
  const t = useT('agent');
  const name = useSession((state) => state.session?.userName);
  const greeting = greetingAt(new Date().getHours());

  // Reloads a balance from an earlier page; the shell loads the first one itself.
  useEffect(() => {
    if (sessionStore.getState().wallet) bus.emit('wallet:refresh');
  }, []);

  return (
    <section aria-labelledby="agent-greeting" className={styles.card}>
      <div className={styles.hello}>
        <span className={styles.sky}>{greeting === 'evening' ? <MoonIcon size={20} /> : <SunIcon size={20} />}</span>
        <p className={styles.greeting}>{t(`greeting.${greeting}`)}</p>
        <h2 id="agent-greeting" className={styles.name}>
          {name}
        </h2>
      </div>
      <Balance />
      <div className={styles.ways}>
        <AgentLink to="/m/withdraw" className={styles.withdraw}>
          {t('balance.withdraw')}
        </AgentLink>
        <AgentLink to="/m/voucherCenter" className={styles.deposit}>
          {t('balance.deposit')}
        </AgentLink>
      </div>
    </section>
  );
}
