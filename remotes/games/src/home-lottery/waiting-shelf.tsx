import { Loading, Skeleton } from '@foyer/shared/ui';
import styles from './home-lottery.module.css';

/** The shelf of lotteries while it loads, in the size of what comes. */
export function WaitingShelf() {
  return (
    <Loading>
      <div className={styles.shelf}>
        <Skeleton shape="block" count={2} className={styles.waiting} />
      </div>
    </Loading>
  );
}
