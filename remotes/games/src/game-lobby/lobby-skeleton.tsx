import { Loading, Skeleton } from '@foyer/shared/ui';
import styles from './game-lobby.module.css';

/** Placeholder of the first categories with their studios. */
export function LobbySkeleton() {
  return (
    <Loading>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.category}>
          <div className={styles.head}>
            <Skeleton className={styles.title} />
          </div>
          <div className={styles.studios}>
            <Skeleton shape="block" count={6} className={styles.waiting} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
