import { Skeleton } from '@foyer/shared/ui';
import styles from './vendor-strip-skeleton.module.css';

/** Placeholder of the strip while the vendors load, so that the cards below do not move. */
export function VendorStripSkeleton() {
  return (
    <div aria-busy="true" className={styles.strip}>
      <Skeleton shape="block" count={4} className={styles.logo} />
    </div>
  );
}
