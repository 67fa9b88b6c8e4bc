import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { fromShell } from '@foyer/shared/storage';
import { decimal, Money } from '@foyer/shared/ui';
import styles from './launch-game.module.css';

/**
 * The balance beside the game's name; nothing until it is known.
 *
 * @param staked stake of the running round as decimal text, subtracted although its result is unknown
 */
export function BarBalance({ staked }: { staked: string }) {
  const t = useT('games');
  const wallet = useSession((state) => state.wallet);
  const hidden = fromShell.balanceHidden.get() === '1';
  if (wallet === undefined) return null;
  const left = decimal(wallet.sumBalance).minus(decimal(staked));
  return (
    <span className={styles.balance}>
      <span className="visually-hidden">{t('launch.balance')} </span>
      <Money value={left.lt(0) ? '0' : left.toFixed()} currency={wallet.currencySymbol} hidden={hidden} />
    </span>
  );
}
