import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { fromShell } from '@foyer/shared/storage';
import { useStore } from '@foyer/shared/store';
import { decimal, Money } from '@foyer/shared/ui';
import styles from './launch-game.module.css';
import type { Staked } from './use-staked';

/**
 * The balance beside the game's name; nothing until it is known.
 *
 * @param staked the running round, whose stake is subtracted although its result is unknown
 */
export function BarBalance({ staked: held }: { staked: Staked }) {
  const t = useT('games');
  const wallet = useSession((state) => state.wallet);
  const inPlay = useStore(held);
  const hidden = fromShell.balanceHidden.get() === '1';
  if (wallet === undefined) return null;
  const staked = inPlay !== undefined && inPlay.wallet === wallet ? inPlay.stake : '0';
  const left = decimal(wallet.sumBalance).minus(decimal(staked));
  return (
    <span className={styles.balance}>
      <span className="visually-hidden">{t('launch.balance')} </span>
      <Money value={left.lt(0) ? '0' : left.toFixed()} currency={wallet.currencySymbol} hidden={hidden} />
    </span>
  );
}
