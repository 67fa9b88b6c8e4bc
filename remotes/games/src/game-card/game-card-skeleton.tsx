import { Skeleton } from '@foyer/shared/ui';
import styles from './game-card-skeleton.module.css';

/** The shape of game cards before they are there, name line included, so that nothing moves when they come. */
export function GameCardSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.card}>
      <Skeleton shape="tile" />
      <span className={styles.name}>
        <Skeleton className={styles.line} />
      </span>
    </div>
  ));
}
