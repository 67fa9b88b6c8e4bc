import { join, Loading, Skeleton } from '@foyer/shared/ui';
import styles from './deposit.module.css';

export function DepositSkeleton() {
  return (
    <Loading className={join(styles.skeleton)}>
      <Skeleton shape="block" className={styles.methods} />
      <Skeleton shape="block" className={styles.amount} />
      <Skeleton shape="block" className={styles.pay} />
    </Loading>
  );
}
