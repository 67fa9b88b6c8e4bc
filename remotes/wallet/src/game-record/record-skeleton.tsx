import { join, Loading, Skeleton } from '@foyer/shared/ui';
import styles from './record-skeleton.module.css';

/** The page's own shape in grey: totals, then rows. */
export function RecordSkeleton() {
  return (
    <Loading className={join(styles.page)}>
      <Skeleton shape="block" className={styles.summary} />
      <Skeleton className={styles.head} />
      <Skeleton shape="block" count={5} className={styles.row} />
    </Loading>
  );
}
