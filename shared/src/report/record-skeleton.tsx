import { join, Loading, Skeleton } from '../ui';
import styles from './record-skeleton.module.css';

/** Placeholder of the page: totals, then rows. `low` totals have no chart. */
export function RecordSkeleton({ low = false }: { low?: boolean }) {
  return (
    <Loading className={join(styles.page)}>
      <Skeleton shape="block" className={join(styles.summary, low && styles.low)} />
      <Skeleton className={styles.head} />
      <Skeleton shape="block" count={5} className={styles.row} />
    </Loading>
  );
}
