import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { fromShell } from '@foyer/shared/storage';
import { decimal, IconButton, join, Money, RefreshIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import { usePurses } from './get-purses';
import styles from './wallet-card.module.css';

/** Purses with a text, in order; others follow under the platform's names. */
const named = ['bonus', 'main'];
const rank = ({ code }: { code: string }): number => named.indexOf(code);

/** Amounts that are in no purse and in no total: on their way to or from a vendor, and in withdrawals. */
function beside(purses: ReturnType<typeof usePurses>) {
  const onWay = (purses?.onWay ?? []).reduce((sum, { amount }) => sum.plus(amount), decimal('0')).toFixed();
  return [
    { word: 'mine.onWay', amount: onWay },
    { word: 'mine.held', amount: purses?.held ?? '0' },
  ].filter(({ amount }) => !decimal(amount).eq(0));
}

/** The balance with its purses and a reload button: `lit` in a bright card, or `plain`. */
export function WalletCard({ look }: { look: 'lit' | 'plain' }) {
  const t = useT('account');
  const wallet = useSession((state) => state.wallet);
  const loading = useSession((state) => state.walletLoading);
  const purses = usePurses();
  // A balance hidden in the header is hidden here too.
  const [hidden] = useState(() => fromShell.balanceHidden.get() === '1');
  return (
    <section aria-label={t('mine.wallet')} className={join(styles.card, styles[look])}>
      <div className={styles.total}>
        <div className={styles.words}>
          <h2 className={styles.label}>{t('mine.wallet')}</h2>
          <p className={styles.balance} aria-busy={loading}>
            <Money
              value={wallet?.sumBalance}
              currency={wallet?.currencySymbol}
              hidden={hidden || wallet === undefined}
            />
          </p>
        </div>
        <IconButton
          label={t('mine.refresh')}
          icon={<RefreshIcon />}
          className={join(styles.refresh, loading && styles.loading)}
          onClick={() => bus.emit('wallet:refresh')}
        />
      </div>
      <dl className={styles.purses}>
        {[...(purses?.wallets ?? [])]
          .sort((one, other) => rank(other) - rank(one))
          .map(({ code, name, balance, unavailable }) => (
            <div key={code}>
              <dt className={styles.label}>{named.includes(code) ? t(`mine.purse.${code}`) : name}</dt>
              <dd>
                {unavailable === true && !hidden ? (
                  t('mine.unknown')
                ) : (
                  <Money value={balance} currency={wallet?.currencySymbol} hidden={hidden} />
                )}
              </dd>
            </div>
          ))}
        {beside(purses).map(({ word, amount }) => (
          <div key={word} className={styles.beside}>
            <dt className={styles.label}>{t(word)}</dt>
            <dd>
              <Money value={amount} currency={wallet?.currencySymbol} hidden={hidden} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
