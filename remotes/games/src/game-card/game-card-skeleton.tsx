import { Skeleton } from '@foyer/shared/ui';
import styles from './game-card-skeleton.module.css';

/** Placeholders of game cards with their name lines, so that nothing moves when the games load. */
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
