import { Loading, Skeleton } from '@foyer/shared/ui';
import styles from './routes.module.css';

/** The shape of a page whose code is still coming. `ownBar` keeps the place of a bar that the page draws itself. */
export function PageSkeleton({ ownBar = false }: { ownBar?: boolean }) {
  return (
    <Loading>
      {ownBar ? <div className={styles.barSpace} /> : null}
      <div className={styles.skeletonBody}>
        <Skeleton shape="block" className={styles.wide} />
        <Skeleton count={2} />
        <Skeleton shape="block" count={3} />
      </div>
    </Loading>
  );
}
