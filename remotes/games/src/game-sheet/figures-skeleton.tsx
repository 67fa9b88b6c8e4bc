import { Loading, Skeleton } from '@foyer/shared/ui';
import styles from './game-sheet.module.css';

/** Placeholder of figures and rules, as high as those of reels. */
export function FiguresSkeleton() {
  return (
    <Loading>
      <div className={styles.figures}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={styles.figure}>
            <Skeleton className={styles.word} />
            <Skeleton className={styles.word} />
          </div>
        ))}
      </div>
      <div className={styles.rules}>
        <Skeleton count={4} className={styles.sentence} />
      </div>
    </Loading>
  );
}
