import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { storage } from '@foyer/shared/storage';
import { Money } from '@foyer/shared/ui';
import styles from './launch-game.module.css';

/** The balance beside the game's name, so that a round is seen to count; nothing before it is known. */
export function BarBalance() {
  const t = useT('games');
  const wallet = useSession((state) => state.wallet);
  const hidden = storage.balanceHidden.get() === '1';
  if (wallet === undefined) return null;
  return (
    <span className={styles.balance}>
      <span className="visually-hidden">{t('launch.balance')} </span>
      <Money value={wallet.sumBalance} currency={wallet.currencySymbol} hidden={hidden} />
    </span>
  );
}
