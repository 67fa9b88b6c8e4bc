import { Skeleton } from '@foyer/shared/ui';
import styles from './vendor-strip-skeleton.module.css';

/** The strip's shape before the vendors are known, so that the cards below keep their place. */
export function VendorStripSkeleton() {
  return (
    <div className={styles.strip}>
      <Skeleton shape="block" count={4} className={styles.logo} />
    </div>
  );
}
